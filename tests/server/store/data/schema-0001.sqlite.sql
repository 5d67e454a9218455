BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chronicle (
	number INTEGER NOT NULL,
	previous INTEGER NOT NULL,
	game_table VARCHAR(32) NOT NULL,
	line BLOB NOT NULL,
	PRIMARY KEY (number)
);
INSERT INTO "chronicle" VALUES(1,0,'HdW_se3n-LoS',CAST('{"line":"opened","at":1795411882054,"guest":"7ade3b60b0e930c3","table":"HdW_se3n-LoS","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"face07367be14eae171925ef36ff31fd1a33c7db7dd647730654d7df32cedf4d","invitation":"TOSZN28McMuxYLTkQJWotQ"}' AS BLOB));
INSERT INTO "chronicle" VALUES(2,1,'HdW_se3n-LoS',CAST('{"line":"sat","at":1795411882054,"guest":"7ade3b60b0e930c3","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES(3,0,'HSE0r6A4Bse1',CAST('{"line":"opened","at":1795411882472,"guest":"7ade3b60b0e930c3","table":"HSE0r6A4Bse1","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"0nqvklAiVjkoxWHd5UUwBA"}' AS BLOB));
INSERT INTO "chronicle" VALUES(4,3,'HSE0r6A4Bse1',CAST('{"line":"sat","at":1795411882472,"guest":"7ade3b60b0e930c3","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES(5,4,'HSE0r6A4Bse1',CAST('{"line":"sat","at":1795411882548,"guest":"a5fc891622f91f7d","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES(6,5,'HSE0r6A4Bse1',CAST('{"line":"started","at":1795411882548}' AS BLOB));
INSERT INTO "chronicle" VALUES(7,6,'HSE0r6A4Bse1',CAST('{"line":"spoke","at":1795411882674,"guest":"7ade3b60b0e930c3","request":"140703215194896-2","name":"Anna","seat":0,"text":"Good luck!"}' AS BLOB));
INSERT INTO "chronicle" VALUES(8,7,'HSE0r6A4Bse1',CAST('{"line":"moved","at":1795411882744,"guest":"a5fc891622f91f7d","request":"140703210480336-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES(9,8,'HSE0r6A4Bse1',CAST('{"line":"moved","at":1795411882747,"guest":"7ade3b60b0e930c3","request":"140703215194896-5","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES(10,9,'HSE0r6A4Bse1',CAST('{"line":"moved","at":1795411882752,"guest":"7ade3b60b0e930c3","request":"140703215194896-7","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES(11,10,'HSE0r6A4Bse1',CAST('{"line":"ended","at":1795411882753,"guest":"a5fc891622f91f7d","request":"140703210480336-4","winners":[0],"reason":"resigned"}' AS BLOB));
INSERT INTO "chronicle" VALUES(12,0,'tLsqhXh0wJ9X',CAST('{"line":"opened","at":1795411882794,"guest":"7ade3b60b0e930c3","table":"tLsqhXh0wJ9X","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"AhMNiKwTGi_Pyr245tI7ig"}' AS BLOB));
INSERT INTO "chronicle" VALUES(13,12,'tLsqhXh0wJ9X',CAST('{"line":"sat","at":1795411882794,"guest":"7ade3b60b0e930c3","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES(14,13,'tLsqhXh0wJ9X',CAST('{"line":"sat","at":1795411882939,"guest":"a5fc891622f91f7d","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES(15,14,'tLsqhXh0wJ9X',CAST('{"line":"started","at":1795411882939}' AS BLOB));
INSERT INTO "chronicle" VALUES(16,15,'tLsqhXh0wJ9X',CAST('{"line":"moved","at":1795411884630,"guest":"a5fc891622f91f7d","request":"140703210614672-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES(17,16,'tLsqhXh0wJ9X',CAST('{"line":"moved","at":1795411884688,"guest":"7ade3b60b0e930c3","request":"140703210510352-4","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES(18,17,'tLsqhXh0wJ9X',CAST('{"line":"moved","at":1795411898399,"guest":"7ade3b60b0e930c3","request":"140703210140624-3","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES(19,18,'tLsqhXh0wJ9X',CAST('{"line":"moved","at":1795411898410,"guest":"a5fc891622f91f7d","request":"140703209898192-3","seat":1,"move":"A 3/2 3/4"}' AS BLOB));
INSERT INTO "chronicle" VALUES(20,19,'tLsqhXh0wJ9X',CAST('{"line":"moved","at":1795411898415,"guest":"a5fc891622f91f7d","request":"140703209898192-5","seat":1,"move":"A 4/2"}' AS BLOB));
INSERT INTO "chronicle" VALUES(21,20,'tLsqhXh0wJ9X',CAST('{"line":"spoke","at":1795411898698,"guest":"a5fc891622f91f7d","request":"140703209898192-6","name":"Богдан","seat":1,"text":"Дякую!"}' AS BLOB));
CREATE TABLE directory (
	game_table VARCHAR(32) NOT NULL,
	last INTEGER NOT NULL,
	created INTEGER NOT NULL,
	summary BLOB NOT NULL,
	PRIMARY KEY (game_table)
);
INSERT INTO "directory" VALUES('HdW_se3n-LoS',2,1795411882054,CAST('{"table":"HdW_se3n-LoS","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795411882054}' AS BLOB));
INSERT INTO "directory" VALUES('HSE0r6A4Bse1',11,1795411882472,CAST('{"table":"HSE0r6A4Bse1","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795411882472}' AS BLOB));
INSERT INTO "directory" VALUES('tLsqhXh0wJ9X',17,1795411882794,CAST('{"table":"tLsqhXh0wJ9X","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795411882794}' AS BLOB));
CREATE TABLE marks (
	name VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "marks" VALUES('written',17);
CREATE TABLE seatings (
	guest VARCHAR(32) NOT NULL,
	game_table VARCHAR(32) NOT NULL,
	PRIMARY KEY (guest, game_table)
);
INSERT INTO "seatings" VALUES('7ade3b60b0e930c3','HdW_se3n-LoS');
INSERT INTO "seatings" VALUES('7ade3b60b0e930c3','HSE0r6A4Bse1');
INSERT INTO "seatings" VALUES('a5fc891622f91f7d','HSE0r6A4Bse1');
INSERT INTO "seatings" VALUES('7ade3b60b0e930c3','tLsqhXh0wJ9X');
INSERT INTO "seatings" VALUES('a5fc891622f91f7d','tLsqhXh0wJ9X');
CREATE INDEX seatings_table ON seatings (game_table);
COMMIT;
