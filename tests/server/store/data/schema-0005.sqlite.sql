BEGIN TRANSACTION;
CREATE TABLE account_event (
	person VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	at INTEGER NOT NULL,
	what VARCHAR(32) NOT NULL,
	device VARCHAR(80) NOT NULL,
	PRIMARY KEY (person, number)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE chronicle (
	game_table VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	line BLOB NOT NULL,
	CONSTRAINT chronicle_key PRIMARY KEY (game_table, seq)
);
INSERT INTO "chronicle" VALUES('97d3bfb1768ace44f1',1,CAST('{"line":"opened","at":1795412755399,"guest":"81b59ef8b8883e8c","table":"97d3bfb1768ace44f1","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"b4e02adbe753912235a89cabc2c3f0efca742db40425c321e856b380f956f7fd","invitation":"ngeJKZs9hJ8lB_YssPwzfg"}' AS BLOB));
INSERT INTO "chronicle" VALUES('97d3bfb1768ace44f1',2,CAST('{"line":"sat","at":1795412755399,"guest":"81b59ef8b8883e8c","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',1,CAST('{"line":"opened","at":1795412755466,"guest":"81b59ef8b8883e8c","table":"7ffdf4da69d1c24284","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"hIy8gGSeDiKjnizVLgn2TQ","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',2,CAST('{"line":"sat","at":1795412755466,"guest":"81b59ef8b8883e8c","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',3,CAST('{"line":"sat","at":1795412755654,"guest":"f64f73248437dfe6","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',4,CAST('{"line":"started","at":1795412755654}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',5,CAST('{"line":"spoke","at":1795412755960,"guest":"81b59ef8b8883e8c","request":"140357839551696-2","name":"Anna","seat":0,"text":"Good luck!"}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',6,CAST('{"line":"moved","at":1795412756032,"guest":"f64f73248437dfe6","request":"140357837585680-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',7,CAST('{"line":"moved","at":1795412756092,"guest":"81b59ef8b8883e8c","request":"140357839551696-5","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',8,CAST('{"line":"moved","at":1795412756212,"guest":"81b59ef8b8883e8c","request":"140357839551696-7","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES('7ffdf4da69d1c24284',9,CAST('{"line":"ended","at":1795412756275,"guest":"f64f73248437dfe6","request":"140357837585680-4","winners":[0],"reason":"resigned"}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',1,CAST('{"line":"opened","at":1795412756347,"guest":"81b59ef8b8883e8c","table":"fd6f92e560ea96407a","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"eSQd3QXU9PycrPa_DjlPSQ","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',2,CAST('{"line":"sat","at":1795412756347,"guest":"81b59ef8b8883e8c","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',3,CAST('{"line":"sat","at":1795412756523,"guest":"f64f73248437dfe6","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',4,CAST('{"line":"started","at":1795412756523}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',5,CAST('{"line":"moved","at":1795412756896,"guest":"f64f73248437dfe6","request":"140357837650000-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',6,CAST('{"line":"moved","at":1795412756937,"guest":"81b59ef8b8883e8c","request":"140357837446224-4","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',7,CAST('{"line":"moved","at":1795412768013,"guest":"81b59ef8b8883e8c","request":"140357837578896-3","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',8,CAST('{"line":"moved","at":1795412768072,"guest":"f64f73248437dfe6","request":"140357837632848-3","seat":1,"move":"A 3/2 3/4"}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',9,CAST('{"line":"moved","at":1795412768101,"guest":"f64f73248437dfe6","request":"140357837632848-5","seat":1,"move":"A 4/2"}' AS BLOB));
INSERT INTO "chronicle" VALUES('fd6f92e560ea96407a',10,CAST('{"line":"spoke","at":1795412768125,"guest":"f64f73248437dfe6","request":"140357837632848-6","name":"Богдан","seat":1,"text":"Дякую!"}' AS BLOB));
CREATE TABLE device (
	id VARCHAR(64) NOT NULL,
	person VARCHAR(32) NOT NULL,
	label VARCHAR(80) NOT NULL,
	began INTEGER NOT NULL,
	used INTEGER NOT NULL,
	proved INTEGER,
	PRIMARY KEY (id)
);
INSERT INTO "device" VALUES('7f4cb47fd51121b0f3f81ce489011d5ec82b2fe824ea9e7c2880fde98b50d4f1','81b59ef8b8883e8c','python-httpx',1795412754795,1795412754795,NULL);
INSERT INTO "device" VALUES('b3e02d5a3348842db237468ba5a3c0e13645538ff762c098f47a069dd25b2e7b','f64f73248437dfe6','python-httpx',1795412755296,1795412755296,NULL);
CREATE TABLE directory (
	game_table VARCHAR(32) NOT NULL,
	created INTEGER NOT NULL,
	summary BLOB NOT NULL,
	listed INTEGER DEFAULT '0' NOT NULL,
	due INTEGER,
	PRIMARY KEY (game_table)
);
INSERT INTO "directory" VALUES('97d3bfb1768ace44f1',1795412755399,CAST('{"table":"97d3bfb1768ace44f1","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412755399,"to_act":[],"due":null,"winners":[],"scores":[],"ended":null,"you":null,"turn":false,"last":[],"guests":["81b59ef8b8883e8c",null]}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('7ffdf4da69d1c24284',1795412755466,CAST('{"table":"7ffdf4da69d1c24284","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412755466,"to_act":[],"due":null,"winners":[0],"scores":[0,0],"ended":1795412756275,"you":null,"turn":false,"last":[{"key":"dnup-event-laid-area","with":{"area":2,"name":{"seat":0},"cards":{"key":"dnup-card","with":{"upper":"3","lower":["1"]}},"held":7}},{"key":"dnup-event-beaten","with":{"name":{"seat":1},"cards":{"key":"dnup-card","with":{"upper":"2","lower":["6"]}},"turned":{"key":"dnup-card","with":{"upper":"6","lower":["2"]}},"held":10}}],"guests":["81b59ef8b8883e8c","f64f73248437dfe6"]}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('fd6f92e560ea96407a',1795412756347,CAST('{"table":"fd6f92e560ea96407a","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412756347,"to_act":[0],"due":null,"winners":[],"scores":[],"ended":null,"you":null,"turn":false,"last":[{"key":"dnup-event-laid-area","with":{"area":2,"name":{"seat":1},"cards":{"key":"dnup-card","with":{"upper":"4","lower":["2"]}},"held":7}},{"key":"dnup-event-beaten","with":{"name":{"seat":0},"cards":{"key":"dnup-card","with":{"upper":"3","lower":["1"]}},"turned":{"key":"dnup-card","with":{"upper":"1","lower":["3"]}},"held":10}}],"guests":["81b59ef8b8883e8c","f64f73248437dfe6"]}' AS BLOB),1,NULL);
CREATE TABLE former_guest (
	guest VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	PRIMARY KEY (guest)
);
CREATE TABLE one_time_secret (
	id VARCHAR(64) NOT NULL,
	purpose VARCHAR(16) NOT NULL,
	person VARCHAR(32),
	until INTEGER NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(200) NOT NULL,
	lang VARCHAR(8) NOT NULL,
	created INTEGER NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('81b59ef8b8883e8c','Anna','en',1795412754795);
INSERT INTO "person" VALUES('f64f73248437dfe6','Богдан','uk',1795412755296);
CREATE TABLE seatings (
	guest VARCHAR(32) NOT NULL,
	game_table VARCHAR(32) NOT NULL,
	PRIMARY KEY (guest, game_table)
);
INSERT INTO "seatings" VALUES('81b59ef8b8883e8c','97d3bfb1768ace44f1');
INSERT INTO "seatings" VALUES('81b59ef8b8883e8c','7ffdf4da69d1c24284');
INSERT INTO "seatings" VALUES('f64f73248437dfe6','7ffdf4da69d1c24284');
INSERT INTO "seatings" VALUES('81b59ef8b8883e8c','fd6f92e560ea96407a');
INSERT INTO "seatings" VALUES('f64f73248437dfe6','fd6f92e560ea96407a');
CREATE TABLE sign_in_way (
	id VARCHAR(1400) NOT NULL,
	person VARCHAR(32) NOT NULL,
	kind VARCHAR(16) NOT NULL,
	label VARCHAR(80) NOT NULL,
	public_key TEXT,
	signatures INTEGER DEFAULT '0' NOT NULL,
	created INTEGER NOT NULL,
	used INTEGER,
	PRIMARY KEY (id)
);
CREATE INDEX directory_due ON directory (due);
CREATE INDEX directory_listed ON directory (listed, created);
CREATE INDEX seatings_table ON seatings (game_table);
CREATE INDEX former_guest_person ON former_guest (person);
CREATE INDEX device_person ON device (person);
CREATE INDEX sign_in_way_person ON sign_in_way (person);
CREATE INDEX one_time_secret_until ON one_time_secret (until);
CREATE TABLE node (
	id VARCHAR(32) NOT NULL,
	until DATETIME NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE slot (
	id INTEGER NOT NULL,
	owner VARCHAR(32),
	epoch INTEGER DEFAULT '0' NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(owner) REFERENCES node (id) ON DELETE SET NULL
);
CREATE INDEX slot_owner ON slot (owner);
COMMIT;
