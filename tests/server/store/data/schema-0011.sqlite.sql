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
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE chronicle (
	game_table VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	line BLOB NOT NULL,
	CONSTRAINT chronicle_key PRIMARY KEY (game_table, seq)
);
INSERT INTO "chronicle" VALUES('237e674a68f7deaebd',1,CAST('{"line":"opened","at":1795411987247,"guest":"adfd76d1ed82fe7b","table":"237e674a68f7deaebd","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"time_percent":[],"absence":{"after":300,"then":"bot","level":"first"},"hints":true,"rated":false,"spectators":"hidden","delay":2,"start":"full"},"seed":"b1b3ffd3ec7e692be2469829bb679f684a8aa219a5b32331e8ef5413a93ca3ab","invitation":"2GIjNQ2xQoXgrNrCqsA9Qw"}' AS BLOB));
INSERT INTO "chronicle" VALUES('237e674a68f7deaebd',2,CAST('{"line":"sat","at":1795411987247,"guest":"adfd76d1ed82fe7b","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',1,CAST('{"line":"opened","at":1795411987305,"guest":"adfd76d1ed82fe7b","table":"6c9e66ef6cafb00f78","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"time_percent":[],"absence":{"after":300,"then":"bot","level":"first"},"hints":true,"rated":false,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"UrNXApg4jhYkPR_mBByJ4w","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',2,CAST('{"line":"sat","at":1795411987305,"guest":"adfd76d1ed82fe7b","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',3,CAST('{"line":"sat","at":1795411988282,"guest":"5b4c9d79ba3ace09","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',4,CAST('{"line":"started","at":1795411988282}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',5,CAST('{"line":"spoke","at":1795411988596,"guest":"adfd76d1ed82fe7b","request":"139695056701008-2","name":"Anna","seat":0,"text":"Good luck!"}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',6,CAST('{"line":"moved","at":1795411988676,"guest":"5b4c9d79ba3ace09","request":"139695055387920-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',7,CAST('{"line":"moved","at":1795411988831,"guest":"adfd76d1ed82fe7b","request":"139695056701008-5","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',8,CAST('{"line":"moved","at":1795411988928,"guest":"adfd76d1ed82fe7b","request":"139695056701008-7","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES('6c9e66ef6cafb00f78',9,CAST('{"line":"ended","at":1795411988991,"guest":"5b4c9d79ba3ace09","request":"139695055387920-4","seat":1,"winners":[0],"reason":"resigned"}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',1,CAST('{"line":"opened","at":1795411989250,"guest":"adfd76d1ed82fe7b","table":"4cbdc03dc7b681d263","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"time_percent":[],"absence":{"after":300,"then":"bot","level":"first"},"hints":true,"rated":false,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"TeLI-5QEIncHnDQVayd5BA","seed_chosen":true}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',2,CAST('{"line":"sat","at":1795411989250,"guest":"adfd76d1ed82fe7b","seat":0,"name":"Anna"}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',3,CAST('{"line":"sat","at":1795411989386,"guest":"5b4c9d79ba3ace09","seat":1,"name":"Богдан"}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',4,CAST('{"line":"started","at":1795411989386}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',5,CAST('{"line":"moved","at":1795411990034,"guest":"5b4c9d79ba3ace09","request":"139695055707472-3","seat":1,"move":"A 2/6"}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',6,CAST('{"line":"moved","at":1795411990092,"guest":"adfd76d1ed82fe7b","request":"139695055663312-4","seat":0,"move":"A 1/4 1/7"}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',7,CAST('{"line":"moved","at":1795412018617,"guest":"adfd76d1ed82fe7b","request":"139695061258384-3","seat":0,"move":"A 3/1"}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',8,CAST('{"line":"moved","at":1795412019290,"guest":"5b4c9d79ba3ace09","request":"139695055295952-3","seat":1,"move":"A 3/2 3/4"}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',9,CAST('{"line":"moved","at":1795412019344,"guest":"5b4c9d79ba3ace09","request":"139695055295952-5","seat":1,"move":"A 4/2"}' AS BLOB));
INSERT INTO "chronicle" VALUES('4cbdc03dc7b681d263',10,CAST('{"line":"spoke","at":1795412019665,"guest":"5b4c9d79ba3ace09","request":"139695055295952-6","name":"Богдан","seat":1,"text":"Дякую!"}' AS BLOB));
CREATE TABLE device (
	id VARCHAR(64) NOT NULL,
	person VARCHAR(32) NOT NULL,
	label VARCHAR(80) NOT NULL,
	began INTEGER NOT NULL,
	used INTEGER NOT NULL,
	proved INTEGER,
	PRIMARY KEY (id)
);
INSERT INTO "device" VALUES('84e37df050a9bfa3bcac0c8e8e62638531fc5a54e86e96d98aae369b8c09a852','adfd76d1ed82fe7b','python-httpx',1795411984669,1795411984669,NULL);
INSERT INTO "device" VALUES('4cb1451eeac0ff0483401f75621563b488d32b17867c1993036d5ae635b2fcbd','5b4c9d79ba3ace09','python-httpx',1795411986867,1795411986867,NULL);
CREATE TABLE directory (
	game_table VARCHAR(32) NOT NULL,
	created INTEGER NOT NULL,
	summary BLOB NOT NULL,
	listed INTEGER DEFAULT '0' NOT NULL,
	due INTEGER,
	PRIMARY KEY (game_table)
);
INSERT INTO "directory" VALUES('237e674a68f7deaebd',1795411987247,CAST('{"table":"237e674a68f7deaebd","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"language":"pl","host":"Anna","created":1795411987247,"to_act":[],"due":null,"winners":[],"scores":[],"ended":null,"rated":false,"you":null,"turn":false,"last":[],"guests":["adfd76d1ed82fe7b",null]}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('6c9e66ef6cafb00f78',1795411987305,CAST('{"table":"6c9e66ef6cafb00f78","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"language":null,"host":"Anna","created":1795411987305,"to_act":[],"due":null,"winners":[0],"scores":[0,0],"ended":1795411988991,"rated":false,"you":null,"turn":false,"last":[{"key":"dnup-event-laid-area","with":{"area":2,"name":{"seat":0},"cards":{"key":"dnup-card","with":{"upper":"3","lower":["1"]}},"value":"3","held":7}},{"key":"dnup-event-beaten","with":{"name":{"seat":1},"cards":{"key":"dnup-card","with":{"upper":"2","lower":["6"]}},"value":"2","turned":{"key":"dnup-card","with":{"upper":"6","lower":["2"]}},"held":10}}],"guests":["adfd76d1ed82fe7b","5b4c9d79ba3ace09"]}' AS BLOB),0,NULL);
INSERT INTO "directory" VALUES('4cbdc03dc7b681d263',1795411989250,CAST('{"table":"4cbdc03dc7b681d263","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"language":null,"host":"Anna","created":1795411989250,"to_act":[0],"due":null,"winners":[],"scores":[],"ended":null,"rated":false,"you":null,"turn":false,"last":[{"key":"dnup-event-laid-area","with":{"area":2,"name":{"seat":1},"cards":{"key":"dnup-card","with":{"upper":"4","lower":["2"]}},"value":"4","held":7}},{"key":"dnup-event-beaten","with":{"name":{"seat":0},"cards":{"key":"dnup-card","with":{"upper":"3","lower":["1"]}},"value":"3","turned":{"key":"dnup-card","with":{"upper":"1","lower":["3"]}},"held":10}}],"guests":["adfd76d1ed82fe7b","5b4c9d79ba3ace09"]}' AS BLOB),1,NULL);
CREATE TABLE fair_play (
	game_table VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ended INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	agreed INTEGER NOT NULL, 
	lost DOUBLE NOT NULL, 
	seconds DOUBLE NOT NULL, 
	spread DOUBLE NOT NULL, 
	PRIMARY KEY (game_table, seat)
);
CREATE TABLE finished_seat (
	game_table VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ended INTEGER NOT NULL, 
	level VARCHAR(40) NOT NULL, 
	won INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	best_words VARCHAR(200) NOT NULL, 
	longest INTEGER NOT NULL, 
	longest_word VARCHAR(60) NOT NULL, streak INTEGER, 
	PRIMARY KEY (game_table, seat)
);
INSERT INTO "finished_seat" VALUES('6c9e66ef6cafb00f78',0,'adfd76d1ed82fe7b','dnup',1795411988991,'',1,0,0,'',0,'',1);
INSERT INTO "finished_seat" VALUES('6c9e66ef6cafb00f78',1,'5b4c9d79ba3ace09','dnup',1795411988991,'',0,0,0,'',0,'',0);
CREATE TABLE former_guest (
	guest VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	PRIMARY KEY (guest)
);
CREATE TABLE invited (
	person VARCHAR(32) NOT NULL,
	game_table VARCHAR(32) NOT NULL,
	"by" VARCHAR(32) NOT NULL,
	invitation VARCHAR(80) NOT NULL,
	at INTEGER NOT NULL,
	PRIMARY KEY (person, game_table)
);
CREATE TABLE mailbox (
	person VARCHAR(32) NOT NULL,
	address VARCHAR(254) NOT NULL,
	confirmed INTEGER,
	PRIMARY KEY (person)
);
CREATE TABLE moderation (
	number INTEGER NOT NULL,
	at INTEGER NOT NULL,
	moderator VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	what VARCHAR(16) NOT NULL,
	why VARCHAR(500) NOT NULL,
	until INTEGER,
	report VARCHAR(16),
	PRIMARY KEY (number)
);
CREATE TABLE node (
	id VARCHAR(32) NOT NULL,
	until DATETIME NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE notify_choice (
	person VARCHAR(32) NOT NULL,
	off VARCHAR(100) NOT NULL,
	quiet_from INTEGER,
	quiet_to INTEGER,
	zone VARCHAR(64) NOT NULL,
	PRIMARY KEY (person)
);
CREATE TABLE one_time_secret (
	id VARCHAR(64) NOT NULL,
	purpose VARCHAR(16) NOT NULL,
	person VARCHAR(32),
	until INTEGER NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE outbox (
	target VARCHAR(64) NOT NULL,
	"key" VARCHAR(96) NOT NULL,
	person VARCHAR(32) NOT NULL,
	kind VARCHAR(16) NOT NULL,
	game_table VARCHAR(32) NOT NULL,
	seat INTEGER,
	flag INTEGER,
	words VARCHAR(200) NOT NULL,
	"by" VARCHAR(32) NOT NULL,
	due INTEGER NOT NULL,
	tries INTEGER DEFAULT '0' NOT NULL,
	done INTEGER,
	PRIMARY KEY (target, "key")
);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(200) NOT NULL,
	lang VARCHAR(8) NOT NULL,
	created INTEGER NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('adfd76d1ed82fe7b','Anna','en',1795411984669);
INSERT INTO "person" VALUES('5b4c9d79ba3ace09','Богдан','uk',1795411986867);
CREATE TABLE presence (
	person VARCHAR(32) NOT NULL,
	seen INTEGER NOT NULL,
	PRIMARY KEY (person)
);
CREATE TABLE private_note (
	person VARCHAR(32) NOT NULL,
	other VARCHAR(32) NOT NULL,
	words VARCHAR(1000) NOT NULL,
	PRIMARY KEY (person, other)
);
CREATE TABLE profile (
	person VARCHAR(32) NOT NULL,
	shows_presence INTEGER DEFAULT '1' NOT NULL,
	visibility VARCHAR(16) DEFAULT 'everybody' NOT NULL,
	about VARCHAR(200) NOT NULL, languages VARCHAR(100),
	PRIMARY KEY (person)
);
CREATE TABLE push_subscription (
	id VARCHAR(64) NOT NULL,
	person VARCHAR(32) NOT NULL,
	endpoint TEXT NOT NULL,
	p256dh VARCHAR(100) NOT NULL,
	auth VARCHAR(50) NOT NULL,
	created INTEGER NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE rated_seat (
	game_table VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	person VARCHAR(32) NOT NULL,
	game VARCHAR(40) NOT NULL,
	pace VARCHAR(8) NOT NULL,
	ended INTEGER NOT NULL,
	place INTEGER NOT NULL,
	points INTEGER NOT NULL,
	mu DOUBLE,
	sigma DOUBLE,
	PRIMARY KEY (game_table, seat)
);
CREATE TABLE rating (
	person VARCHAR(32) NOT NULL,
	game VARCHAR(40) NOT NULL,
	pace VARCHAR(8) NOT NULL,
	mu DOUBLE NOT NULL,
	sigma DOUBLE NOT NULL,
	games INTEGER NOT NULL,
	newest INTEGER NOT NULL,
	PRIMARY KEY (person, game, pace)
);
CREATE TABLE report (
	id VARCHAR(16) NOT NULL,
	reporter VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	reason VARCHAR(16) NOT NULL,
	words VARCHAR(500) NOT NULL,
	game_table VARCHAR(32),
	evidence BLOB NOT NULL,
	at INTEGER NOT NULL,
	closed INTEGER,
	PRIMARY KEY (id)
);
CREATE TABLE role (
	person VARCHAR(32) NOT NULL,
	name VARCHAR(16) NOT NULL,
	PRIMARY KEY (person, name)
);
CREATE TABLE seatings (
	guest VARCHAR(32) NOT NULL,
	game_table VARCHAR(32) NOT NULL, ended INTEGER, game VARCHAR(40),
	PRIMARY KEY (guest, game_table)
);
INSERT INTO "seatings" VALUES('adfd76d1ed82fe7b','237e674a68f7deaebd',NULL,NULL);
INSERT INTO "seatings" VALUES('adfd76d1ed82fe7b','6c9e66ef6cafb00f78',1795411988991,'dnup');
INSERT INTO "seatings" VALUES('5b4c9d79ba3ace09','6c9e66ef6cafb00f78',1795411988991,'dnup');
INSERT INTO "seatings" VALUES('adfd76d1ed82fe7b','4cbdc03dc7b681d263',NULL,NULL);
INSERT INTO "seatings" VALUES('5b4c9d79ba3ace09','4cbdc03dc7b681d263',NULL,NULL);
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
CREATE TABLE slot (
	id INTEGER NOT NULL,
	owner VARCHAR(32),
	epoch INTEGER DEFAULT '0' NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(owner) REFERENCES node (id) ON DELETE SET NULL
);
CREATE TABLE tally (
	guest VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	level VARCHAR(40) NOT NULL, 
	games INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	PRIMARY KEY (guest, game, level)
);
INSERT INTO "tally" VALUES('adfd76d1ed82fe7b','dnup','',1,1);
INSERT INTO "tally" VALUES('5b4c9d79ba3ace09','dnup','',1,0);
CREATE TABLE tie (
	person VARCHAR(32) NOT NULL,
	other VARCHAR(32) NOT NULL,
	kind VARCHAR(8) NOT NULL,
	since INTEGER NOT NULL,
	PRIMARY KEY (person, other, kind)
);
CREATE TABLE vacation (
	person VARCHAR(32) NOT NULL, 
	began INTEGER NOT NULL, 
	until INTEGER NOT NULL, 
	PRIMARY KEY (person, began)
);
CREATE INDEX directory_due ON directory (due);
CREATE INDEX directory_listed ON directory (listed, created);
CREATE INDEX seatings_table ON seatings (game_table);
CREATE INDEX former_guest_person ON former_guest (person);
CREATE INDEX device_person ON device (person);
CREATE INDEX sign_in_way_person ON sign_in_way (person);
CREATE INDEX one_time_secret_until ON one_time_secret (until);
CREATE INDEX rated_seat_order ON rated_seat (game, pace, ended, game_table);
CREATE INDEX rated_seat_person ON rated_seat (person, game, pace, ended);
CREATE INDEX rating_order ON rating (game, pace, mu);
CREATE INDEX slot_owner ON slot (owner);
CREATE INDEX tie_other ON tie (other, kind);
CREATE INDEX report_queue ON report (closed, at);
CREATE INDEX report_reporter ON report (reporter, at);
CREATE INDEX moderation_person ON moderation (person, number);
CREATE TRIGGER moderation_update BEFORE UPDATE ON moderation BEGIN SELECT RAISE(ABORT, 'the log of moderation is only appended to'); END;
CREATE TRIGGER moderation_delete BEFORE DELETE ON moderation BEGIN SELECT RAISE(ABORT, 'the log of moderation is only appended to'); END;
CREATE INDEX push_subscription_person ON push_subscription (person);
CREATE INDEX mailbox_address ON mailbox (address);
CREATE INDEX outbox_due ON outbox (done, due);
CREATE INDEX outbox_person ON outbox (person);
CREATE INDEX seatings_finished ON seatings (guest, ended, game_table);
CREATE INDEX fair_play_person ON fair_play (person, game, ended);
CREATE INDEX seatings_ended ON seatings (ended, game_table);
CREATE INDEX finished_seat_order ON finished_seat (guest, game, ended, game_table, seat);
CREATE INDEX finished_seat_streaks ON finished_seat (guest, game, streak);
CREATE INDEX finished_seat_scores ON finished_seat (guest, game, points, ended);
CREATE INDEX finished_seat_moves ON finished_seat (guest, game, best, ended);
CREATE INDEX finished_seat_words ON finished_seat (guest, game, longest, ended);
CREATE INDEX finished_seat_waiting ON finished_seat (ended) WHERE streak IS NULL;
CREATE INDEX rated_seat_waiting ON rated_seat (ended) WHERE mu IS NULL;
COMMIT;
