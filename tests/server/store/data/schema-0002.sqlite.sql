BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chronicle (
	number INTEGER NOT NULL,
	previous INTEGER NOT NULL,
	game_table VARCHAR(32) NOT NULL,
	line BLOB NOT NULL,
	PRIMARY KEY (number)
);
INSERT INTO "chronicle" VALUES(1,0,'zvqv2eW8u1Y7',CAST('{"line":"opened","at":1795412179020,"guest":"825d218b35b834f7","table":"zvqv2eW8u1Y7","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"626661f2dd89879c380232148f9225eecbd1470448f39558e29e7516412b664a","invitation":"B9sS4u-3oVruMJRsbNHrFg"}' AS BLOB));
INSERT INTO "chronicle" VALUES(2,1,'zvqv2eW8u1Y7',CAST('{"line":"sat","at":1795412179020,"guest":"825d218b35b834f7","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES(3,0,'RFEhPBT5eo4O',CAST('{"line":"opened","at":1795412179385,"guest":"825d218b35b834f7","table":"RFEhPBT5eo4O","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"dTgIZlQ8pwZ0goP3tjHXWw","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES(4,3,'RFEhPBT5eo4O',CAST('{"line":"sat","at":1795412179385,"guest":"825d218b35b834f7","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES(5,4,'RFEhPBT5eo4O',CAST('{"line":"sat","at":1795412179724,"guest":"2485d7725f46d5a4","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES(6,5,'RFEhPBT5eo4O',CAST('{"line":"started","at":1795412179724}' AS BLOB));
INSERT INTO "chronicle" VALUES(7,6,'RFEhPBT5eo4O',CAST('{"line":"spoke","at":1795412180842,"guest":"825d218b35b834f7","request":"139870937133072-2","name":"Anna","seat":0,"text":"Good luck!"}' AS BLOB));
INSERT INTO "chronicle" VALUES(8,7,'RFEhPBT5eo4O',CAST('{"line":"moved","at":1795412180851,"guest":"2485d7725f46d5a4","request":"139870937180624-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES(9,8,'RFEhPBT5eo4O',CAST('{"line":"moved","at":1795412180862,"guest":"825d218b35b834f7","request":"139870937133072-5","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES(10,9,'RFEhPBT5eo4O',CAST('{"line":"moved","at":1795412180866,"guest":"825d218b35b834f7","request":"139870937133072-7","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES(11,10,'RFEhPBT5eo4O',CAST('{"line":"ended","at":1795412180874,"guest":"2485d7725f46d5a4","request":"139870937180624-4","winners":[0],"reason":"resigned"}' AS BLOB));
INSERT INTO "chronicle" VALUES(12,0,'2WoZw7c6Uc6C',CAST('{"line":"opened","at":1795412181025,"guest":"825d218b35b834f7","table":"2WoZw7c6Uc6C","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"J1dihWBH1-kP_S38jbXl4A","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES(13,12,'2WoZw7c6Uc6C',CAST('{"line":"sat","at":1795412181025,"guest":"825d218b35b834f7","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES(14,13,'2WoZw7c6Uc6C',CAST('{"line":"sat","at":1795412181034,"guest":"2485d7725f46d5a4","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES(15,14,'2WoZw7c6Uc6C',CAST('{"line":"started","at":1795412181034}' AS BLOB));
INSERT INTO "chronicle" VALUES(16,15,'2WoZw7c6Uc6C',CAST('{"line":"moved","at":1795412181066,"guest":"2485d7725f46d5a4","request":"139870937344400-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES(17,16,'2WoZw7c6Uc6C',CAST('{"line":"moved","at":1795412181080,"guest":"825d218b35b834f7","request":"139870937300624-4","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES(18,17,'2WoZw7c6Uc6C',CAST('{"line":"moved","at":1795412204177,"guest":"825d218b35b834f7","request":"139870958914128-3","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES(19,18,'2WoZw7c6Uc6C',CAST('{"line":"moved","at":1795412204946,"guest":"2485d7725f46d5a4","request":"139870937270800-3","seat":1,"move":"A 3/2 3/4"}' AS BLOB));
INSERT INTO "chronicle" VALUES(20,19,'2WoZw7c6Uc6C',CAST('{"line":"moved","at":1795412205062,"guest":"2485d7725f46d5a4","request":"139870937270800-5","seat":1,"move":"A 4/2"}' AS BLOB));
INSERT INTO "chronicle" VALUES(21,20,'2WoZw7c6Uc6C',CAST('{"line":"spoke","at":1795412205080,"guest":"2485d7725f46d5a4","request":"139870937270800-6","name":"Богдан","seat":1,"text":"Дякую!"}' AS BLOB));
CREATE TABLE directory (
	game_table VARCHAR(32) NOT NULL,
	last INTEGER NOT NULL,
	created INTEGER NOT NULL,
	summary BLOB NOT NULL,
	listed INTEGER DEFAULT '0' NOT NULL,
	due INTEGER,
	PRIMARY KEY (game_table)
);
INSERT INTO "directory" VALUES('zvqv2eW8u1Y7',2,1795412179020,CAST('{"table":"zvqv2eW8u1Y7","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412179020}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('RFEhPBT5eo4O',11,1795412179385,CAST('{"table":"RFEhPBT5eo4O","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412179385}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('2WoZw7c6Uc6C',17,1795412181025,CAST('{"table":"2WoZw7c6Uc6C","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412181025}' AS BLOB),1,NULL);
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
INSERT INTO "seatings" VALUES('825d218b35b834f7','zvqv2eW8u1Y7');
INSERT INTO "seatings" VALUES('825d218b35b834f7','RFEhPBT5eo4O');
INSERT INTO "seatings" VALUES('2485d7725f46d5a4','RFEhPBT5eo4O');
INSERT INTO "seatings" VALUES('825d218b35b834f7','2WoZw7c6Uc6C');
INSERT INTO "seatings" VALUES('2485d7725f46d5a4','2WoZw7c6Uc6C');
CREATE INDEX directory_due ON directory (due);
CREATE INDEX directory_listed ON directory (listed, created);
CREATE INDEX seatings_table ON seatings (game_table);
COMMIT;
