BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chronicle (
	game_table VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	line BLOB NOT NULL,
	CONSTRAINT chronicle_key PRIMARY KEY (game_table, seq)
);
INSERT INTO "chronicle" VALUES('e6ce01340f5e015da1',1,CAST('{"line":"opened","at":1795412644099,"guest":"32b388a4376c52f5","table":"e6ce01340f5e015da1","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"bf5aebbf7e165af1e7c1afd31da8455f773d496db5a41a88e90f358837d5d944","invitation":"lgC6qZIMuh-iCv5O0H7lew"}' AS BLOB));
INSERT INTO "chronicle" VALUES('e6ce01340f5e015da1',2,CAST('{"line":"sat","at":1795412644099,"guest":"32b388a4376c52f5","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',1,CAST('{"line":"opened","at":1795412644464,"guest":"32b388a4376c52f5","table":"a409c1a69739e30da2","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"apTs9v2UZFxumezXeVK0pw","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',2,CAST('{"line":"sat","at":1795412644464,"guest":"32b388a4376c52f5","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',3,CAST('{"line":"sat","at":1795412644712,"guest":"3689d78622982c56","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',4,CAST('{"line":"started","at":1795412644712}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',5,CAST('{"line":"spoke","at":1795412646047,"guest":"32b388a4376c52f5","request":"139784938565200-2","name":"Anna","seat":0,"text":"Good luck!"}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',6,CAST('{"line":"moved","at":1795412646096,"guest":"3689d78622982c56","request":"139784910669392-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',7,CAST('{"line":"moved","at":1795412646260,"guest":"32b388a4376c52f5","request":"139784938565200-5","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',8,CAST('{"line":"moved","at":1795412646320,"guest":"32b388a4376c52f5","request":"139784938565200-7","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES('a409c1a69739e30da2',9,CAST('{"line":"ended","at":1795412646387,"guest":"3689d78622982c56","request":"139784910669392-4","winners":[0],"reason":"resigned"}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',1,CAST('{"line":"opened","at":1795412647010,"guest":"32b388a4376c52f5","table":"798d08f9ca7a797ec6","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"OLTM5uxq2_KSOBKLAvFXVA","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',2,CAST('{"line":"sat","at":1795412647010,"guest":"32b388a4376c52f5","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',3,CAST('{"line":"sat","at":1795412647319,"guest":"3689d78622982c56","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',4,CAST('{"line":"started","at":1795412647319}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',5,CAST('{"line":"moved","at":1795412647799,"guest":"3689d78622982c56","request":"139784910880464-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',6,CAST('{"line":"moved","at":1795412648360,"guest":"32b388a4376c52f5","request":"139784910671248-4","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',7,CAST('{"line":"moved","at":1795412666774,"guest":"32b388a4376c52f5","request":"139784910347536-3","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',8,CAST('{"line":"moved","at":1795412667227,"guest":"3689d78622982c56","request":"139784910848656-3","seat":1,"move":"A 3/2 3/4"}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',9,CAST('{"line":"moved","at":1795412667320,"guest":"3689d78622982c56","request":"139784910848656-5","seat":1,"move":"A 4/2"}' AS BLOB));
INSERT INTO "chronicle" VALUES('798d08f9ca7a797ec6',10,CAST('{"line":"spoke","at":1795412667519,"guest":"3689d78622982c56","request":"139784910848656-6","name":"Богдан","seat":1,"text":"Дякую!"}' AS BLOB));
CREATE TABLE directory (
	game_table VARCHAR(32) NOT NULL,
	created INTEGER NOT NULL,
	summary BLOB NOT NULL,
	listed INTEGER DEFAULT '0' NOT NULL,
	due INTEGER,
	PRIMARY KEY (game_table)
);
INSERT INTO "directory" VALUES('e6ce01340f5e015da1',1795412644099,CAST('{"table":"e6ce01340f5e015da1","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412644099,"to_act":[],"winners":[],"you":null,"guests":["32b388a4376c52f5",null]}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('a409c1a69739e30da2',1795412644464,CAST('{"table":"a409c1a69739e30da2","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412644464,"to_act":[],"winners":[0],"you":null,"guests":["32b388a4376c52f5","3689d78622982c56"]}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('798d08f9ca7a797ec6',1795412647010,CAST('{"table":"798d08f9ca7a797ec6","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412647010,"to_act":[],"winners":[],"you":null,"guests":["32b388a4376c52f5","3689d78622982c56"]}' AS BLOB),1,NULL);
CREATE TABLE seatings (
	guest VARCHAR(32) NOT NULL,
	game_table VARCHAR(32) NOT NULL,
	PRIMARY KEY (guest, game_table)
);
INSERT INTO "seatings" VALUES('32b388a4376c52f5','e6ce01340f5e015da1');
INSERT INTO "seatings" VALUES('32b388a4376c52f5','a409c1a69739e30da2');
INSERT INTO "seatings" VALUES('3689d78622982c56','a409c1a69739e30da2');
INSERT INTO "seatings" VALUES('32b388a4376c52f5','798d08f9ca7a797ec6');
INSERT INTO "seatings" VALUES('3689d78622982c56','798d08f9ca7a797ec6');
CREATE INDEX directory_due ON directory (due);
CREATE INDEX directory_listed ON directory (listed, created);
CREATE INDEX seatings_table ON seatings (game_table);
COMMIT;
