BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE chronicle (
	game_table VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	line BLOB NOT NULL,
	CONSTRAINT chronicle_key PRIMARY KEY (game_table, seq)
);
INSERT INTO "chronicle" VALUES('630519f0a1270ac067',1,CAST('{"line":"opened","at":1795412708819,"guest":"95973870a0312cbb","table":"630519f0a1270ac067","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"252c942d7999ade8a6ad7dd2e481418e63ad9a0306b527388cf239361bbd5a9b","invitation":"Pr2xJiMYq-T_PBmIsZQ6Uw"}' AS BLOB));
INSERT INTO "chronicle" VALUES('630519f0a1270ac067',2,CAST('{"line":"sat","at":1795412708819,"guest":"95973870a0312cbb","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',1,CAST('{"line":"opened","at":1795412708954,"guest":"95973870a0312cbb","table":"cb172e832abcc8eac2","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"HZR5H37EcTf4ZbKLC5PIFg","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',2,CAST('{"line":"sat","at":1795412708954,"guest":"95973870a0312cbb","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',3,CAST('{"line":"sat","at":1795412709022,"guest":"f423b553b19bab46","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',4,CAST('{"line":"started","at":1795412709032}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',5,CAST('{"line":"spoke","at":1795412709403,"guest":"95973870a0312cbb","request":"139895231812240-2","name":"Anna","seat":0,"text":"Good luck!"}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',6,CAST('{"line":"moved","at":1795412709459,"guest":"f423b553b19bab46","request":"139895235559760-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',7,CAST('{"line":"moved","at":1795412709520,"guest":"95973870a0312cbb","request":"139895231812240-5","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',8,CAST('{"line":"moved","at":1795412709547,"guest":"95973870a0312cbb","request":"139895231812240-7","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES('cb172e832abcc8eac2',9,CAST('{"line":"ended","at":1795412709619,"guest":"f423b553b19bab46","request":"139895235559760-4","winners":[0],"reason":"resigned"}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',1,CAST('{"line":"opened","at":1795412709713,"guest":"95973870a0312cbb","table":"39a243cdbb1f62276b","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"ZRqZZWS2VvNO985S0MRu7Q","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',2,CAST('{"line":"sat","at":1795412709713,"guest":"95973870a0312cbb","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',3,CAST('{"line":"sat","at":1795412709763,"guest":"f423b553b19bab46","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',4,CAST('{"line":"started","at":1795412709763}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',5,CAST('{"line":"moved","at":1795412709943,"guest":"f423b553b19bab46","request":"139895232297360-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',6,CAST('{"line":"moved","at":1795412709953,"guest":"95973870a0312cbb","request":"139895232092944-4","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',7,CAST('{"line":"moved","at":1795412719851,"guest":"95973870a0312cbb","request":"139895231872464-3","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',8,CAST('{"line":"moved","at":1795412719904,"guest":"f423b553b19bab46","request":"139895231472144-3","seat":1,"move":"A 3/2 3/4"}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',9,CAST('{"line":"moved","at":1795412719915,"guest":"f423b553b19bab46","request":"139895231472144-5","seat":1,"move":"A 4/2"}' AS BLOB));
INSERT INTO "chronicle" VALUES('39a243cdbb1f62276b',10,CAST('{"line":"spoke","at":1795412719933,"guest":"f423b553b19bab46","request":"139895231472144-6","name":"Богдан","seat":1,"text":"Дякую!"}' AS BLOB));
CREATE TABLE directory (
	game_table VARCHAR(32) NOT NULL,
	created INTEGER NOT NULL,
	summary BLOB NOT NULL,
	listed INTEGER DEFAULT '0' NOT NULL,
	due INTEGER,
	PRIMARY KEY (game_table)
);
INSERT INTO "directory" VALUES('630519f0a1270ac067',1795412708819,CAST('{"table":"630519f0a1270ac067","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412708819,"to_act":[],"winners":[],"you":null,"guests":["95973870a0312cbb",null]}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('cb172e832abcc8eac2',1795412708954,CAST('{"table":"cb172e832abcc8eac2","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412708954,"to_act":[],"winners":[0],"you":null,"guests":["95973870a0312cbb","f423b553b19bab46"]}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('39a243cdbb1f62276b',1795412709713,CAST('{"table":"39a243cdbb1f62276b","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412709713,"to_act":[],"winners":[],"you":null,"guests":["95973870a0312cbb","f423b553b19bab46"]}' AS BLOB),1,NULL);
CREATE TABLE node (
	id VARCHAR(32) NOT NULL,
	until DATETIME NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE seatings (
	guest VARCHAR(32) NOT NULL,
	game_table VARCHAR(32) NOT NULL,
	PRIMARY KEY (guest, game_table)
);
INSERT INTO "seatings" VALUES('95973870a0312cbb','630519f0a1270ac067');
INSERT INTO "seatings" VALUES('95973870a0312cbb','cb172e832abcc8eac2');
INSERT INTO "seatings" VALUES('f423b553b19bab46','cb172e832abcc8eac2');
INSERT INTO "seatings" VALUES('95973870a0312cbb','39a243cdbb1f62276b');
INSERT INTO "seatings" VALUES('f423b553b19bab46','39a243cdbb1f62276b');
CREATE TABLE slot (
	id INTEGER NOT NULL,
	owner VARCHAR(32),
	epoch INTEGER DEFAULT '0' NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(owner) REFERENCES node (id) ON DELETE SET NULL
);
CREATE INDEX directory_due ON directory (due);
CREATE INDEX directory_listed ON directory (listed, created);
CREATE INDEX seatings_table ON seatings (game_table);
CREATE INDEX slot_owner ON slot (owner);
COMMIT;
