CREATE FUNCTION public.moderation_sealed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'the log of moderation is only appended to'; END $$;
CREATE TABLE public.account_event (
    person character varying(32) NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    what character varying(32) NOT NULL,
    device character varying(80) NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chronicle (
    game_table character varying(32) NOT NULL,
    seq integer NOT NULL,
    line bytea NOT NULL
);
CREATE TABLE public.device (
    id character varying(64) NOT NULL,
    person character varying(32) NOT NULL,
    label character varying(80) NOT NULL,
    began bigint NOT NULL,
    used bigint NOT NULL,
    proved bigint
);
CREATE TABLE public.directory (
    game_table character varying(32) NOT NULL,
    created bigint NOT NULL,
    summary bytea NOT NULL,
    listed bigint DEFAULT '0'::bigint NOT NULL,
    due bigint
);
CREATE TABLE public.fair_play (
    game_table character varying(32) NOT NULL,
    seat integer NOT NULL,
    person character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    ended bigint NOT NULL,
    decisions integer NOT NULL,
    agreed integer NOT NULL,
    lost double precision NOT NULL,
    seconds double precision NOT NULL,
    spread double precision NOT NULL
);
CREATE TABLE public.finished_seat (
    game_table character varying(32) NOT NULL,
    seat integer NOT NULL,
    guest character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    ended bigint NOT NULL,
    level character varying(40) NOT NULL,
    won integer NOT NULL,
    points integer NOT NULL,
    best integer NOT NULL,
    best_words character varying(200) NOT NULL,
    longest integer NOT NULL,
    longest_word character varying(60) NOT NULL,
    streak integer
);
CREATE TABLE public.former_guest (
    guest character varying(32) NOT NULL,
    person character varying(32) NOT NULL
);
CREATE TABLE public.invited (
    person character varying(32) NOT NULL,
    game_table character varying(32) NOT NULL,
    by character varying(32) NOT NULL,
    invitation character varying(80) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.mailbox (
    person character varying(32) NOT NULL,
    address character varying(254) NOT NULL,
    confirmed bigint
);
CREATE TABLE public.moderation (
    number integer NOT NULL,
    at bigint NOT NULL,
    moderator character varying(32) NOT NULL,
    person character varying(32) NOT NULL,
    what character varying(16) NOT NULL,
    why character varying(500) NOT NULL,
    until bigint,
    report character varying(16)
);
CREATE TABLE public.node (
    id character varying(32) NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.notify_choice (
    person character varying(32) NOT NULL,
    off character varying(100) NOT NULL,
    quiet_from integer,
    quiet_to integer,
    zone character varying(64) NOT NULL
);
CREATE TABLE public.one_time_secret (
    id character varying(64) NOT NULL,
    purpose character varying(16) NOT NULL,
    person character varying(32),
    until bigint NOT NULL
);
CREATE TABLE public.outbox (
    target character varying(64) NOT NULL,
    key character varying(96) NOT NULL,
    person character varying(32) NOT NULL,
    kind character varying(16) NOT NULL,
    game_table character varying(32) NOT NULL,
    seat integer,
    flag bigint,
    words character varying(200) NOT NULL,
    by character varying(32) NOT NULL,
    due bigint NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    done bigint
);
CREATE TABLE public.person (
    id character varying(32) NOT NULL,
    name character varying(200) NOT NULL,
    lang character varying(8) NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.presence (
    person character varying(32) NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.private_note (
    person character varying(32) NOT NULL,
    other character varying(32) NOT NULL,
    words character varying(1000) NOT NULL
);
CREATE TABLE public.profile (
    person character varying(32) NOT NULL,
    shows_presence integer DEFAULT 1 NOT NULL,
    visibility character varying(16) DEFAULT 'everybody'::character varying NOT NULL,
    about character varying(200) NOT NULL,
    languages character varying(100)
);
CREATE TABLE public.push_subscription (
    id character varying(64) NOT NULL,
    person character varying(32) NOT NULL,
    endpoint text NOT NULL,
    p256dh character varying(100) NOT NULL,
    auth character varying(50) NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.rated_seat (
    game_table character varying(32) NOT NULL,
    seat integer NOT NULL,
    person character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    pace character varying(8) NOT NULL,
    ended bigint NOT NULL,
    place integer NOT NULL,
    points integer NOT NULL,
    mu double precision,
    sigma double precision
);
CREATE TABLE public.rating (
    person character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    pace character varying(8) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    newest bigint NOT NULL
);
CREATE TABLE public.report (
    id character varying(16) NOT NULL,
    reporter character varying(32) NOT NULL,
    person character varying(32) NOT NULL,
    reason character varying(16) NOT NULL,
    words character varying(500) NOT NULL,
    game_table character varying(32),
    evidence bytea NOT NULL,
    at bigint NOT NULL,
    closed bigint
);
CREATE TABLE public.role (
    person character varying(32) NOT NULL,
    name character varying(16) NOT NULL
);
CREATE TABLE public.seatings (
    guest character varying(32) NOT NULL,
    game_table character varying(32) NOT NULL,
    ended bigint,
    game character varying(40)
);
CREATE TABLE public.sign_in_way (
    id character varying(1400) NOT NULL,
    person character varying(32) NOT NULL,
    kind character varying(16) NOT NULL,
    label character varying(80) NOT NULL,
    public_key text,
    signatures bigint DEFAULT '0'::bigint NOT NULL,
    created bigint NOT NULL,
    used bigint
);
CREATE TABLE public.slot (
    id integer NOT NULL,
    owner character varying(32),
    epoch integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.tally (
    guest character varying(32) NOT NULL,
    game character varying(40) NOT NULL,
    level character varying(40) NOT NULL,
    games integer NOT NULL,
    won integer NOT NULL
);
CREATE TABLE public.tie (
    person character varying(32) NOT NULL,
    other character varying(32) NOT NULL,
    kind character varying(8) NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.vacation (
    person character varying(32) NOT NULL,
    began bigint NOT NULL,
    until bigint NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0011');
INSERT INTO public.chronicle VALUES ('5400aee242dfc9dacf', 1, convert_to('{"line":"opened","at":1795412092226,"guest":"0b3e1a15b9f32f91","table":"5400aee242dfc9dacf","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"time_percent":[],"absence":{"after":300,"then":"bot","level":"first"},"hints":true,"rated":false,"spectators":"hidden","delay":2,"start":"full"},"seed":"858a4e8fe312cc6ade9ef7b4e9b34039fc47d02b303a2d7dd0005f2e116bed64","invitation":"QRbino64KlU2NnjaPuvaBg"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('5400aee242dfc9dacf', 2, convert_to('{"line":"sat","at":1795412092226,"guest":"0b3e1a15b9f32f91","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 1, convert_to('{"line":"opened","at":1795412093406,"guest":"0b3e1a15b9f32f91","table":"69ce673795032b5346","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"time_percent":[],"absence":{"after":300,"then":"bot","level":"first"},"hints":true,"rated":false,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"tNyULrNlXsLAhn52QjVhqQ","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 2, convert_to('{"line":"sat","at":1795412093406,"guest":"0b3e1a15b9f32f91","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 3, convert_to('{"line":"sat","at":1795412093892,"guest":"8e1629e2ea0d40fb","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 4, convert_to('{"line":"started","at":1795412093892}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 5, convert_to('{"line":"spoke","at":1795412094160,"guest":"0b3e1a15b9f32f91","request":"140116128911440-2","name":"Anna","seat":0,"text":"Good luck!"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 6, convert_to('{"line":"moved","at":1795412094169,"guest":"8e1629e2ea0d40fb","request":"140116145519632-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 7, convert_to('{"line":"moved","at":1795412094211,"guest":"0b3e1a15b9f32f91","request":"140116128911440-5","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 8, convert_to('{"line":"moved","at":1795412094924,"guest":"0b3e1a15b9f32f91","request":"140116128911440-7","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('69ce673795032b5346', 9, convert_to('{"line":"ended","at":1795412096272,"guest":"8e1629e2ea0d40fb","request":"140116145519632-4","seat":1,"winners":[0],"reason":"resigned"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 1, convert_to('{"line":"opened","at":1795412096539,"guest":"0b3e1a15b9f32f91","table":"f9435b8260fa73a23a","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"time_percent":[],"absence":{"after":300,"then":"bot","level":"first"},"hints":true,"rated":false,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"h56Jzf19uw5htxCn3rik0Q","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 2, convert_to('{"line":"sat","at":1795412096539,"guest":"0b3e1a15b9f32f91","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 3, convert_to('{"line":"sat","at":1795412096546,"guest":"8e1629e2ea0d40fb","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 4, convert_to('{"line":"started","at":1795412096546}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 5, convert_to('{"line":"moved","at":1795412096626,"guest":"8e1629e2ea0d40fb","request":"140116127947088-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 6, convert_to('{"line":"moved","at":1795412096634,"guest":"0b3e1a15b9f32f91","request":"140116127904208-4","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 7, convert_to('{"line":"moved","at":1795412127283,"guest":"0b3e1a15b9f32f91","request":"140116130772560-3","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 8, convert_to('{"line":"moved","at":1795412127503,"guest":"8e1629e2ea0d40fb","request":"140116127602448-3","seat":1,"move":"A 3/2 3/4"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 9, convert_to('{"line":"moved","at":1795412127523,"guest":"8e1629e2ea0d40fb","request":"140116127602448-5","seat":1,"move":"A 4/2"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('f9435b8260fa73a23a', 10, convert_to('{"line":"spoke","at":1795412127531,"guest":"8e1629e2ea0d40fb","request":"140116127602448-6","name":"Богдан","seat":1,"text":"Дякую!"}', 'UTF8'));
INSERT INTO public.device VALUES ('e1f8c4972f279babd43d1c3ac4af16430f485c11f8e81846b83e1ccd53ea7881', '0b3e1a15b9f32f91', 'python-httpx', 1795412089156, 1795412089156, NULL);
INSERT INTO public.device VALUES ('ac4c942cc6bae5c5223d1f2ea50ec70e6a26eafb059c7310c74ae5ba869566ee', '8e1629e2ea0d40fb', 'python-httpx', 1795412090398, 1795412090398, NULL);
INSERT INTO public.directory VALUES ('5400aee242dfc9dacf', 1795412092226, convert_to('{"table":"5400aee242dfc9dacf","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"language":"pl","host":"Anna","created":1795412092226,"to_act":[],"due":null,"winners":[],"scores":[],"ended":null,"rated":false,"you":null,"turn":false,"last":[],"guests":["0b3e1a15b9f32f91",null]}', 'UTF8'), 0, NULL);
INSERT INTO public.directory VALUES ('f9435b8260fa73a23a', 1795412096539, convert_to('{"table":"f9435b8260fa73a23a","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"language":null,"host":"Anna","created":1795412096539,"to_act":[0],"due":null,"winners":[],"scores":[],"ended":null,"rated":false,"you":null,"turn":false,"last":[{"key":"dnup-event-laid-area","with":{"area":2,"name":{"seat":1},"cards":{"key":"dnup-card","with":{"upper":"4","lower":["2"]}},"value":"4","held":7}},{"key":"dnup-event-beaten","with":{"name":{"seat":0},"cards":{"key":"dnup-card","with":{"upper":"3","lower":["1"]}},"value":"3","turned":{"key":"dnup-card","with":{"upper":"1","lower":["3"]}},"held":10}}],"guests":["0b3e1a15b9f32f91","8e1629e2ea0d40fb"]}', 'UTF8'), 1, NULL);
INSERT INTO public.directory VALUES ('69ce673795032b5346', 1795412093406, convert_to('{"table":"69ce673795032b5346","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"language":null,"host":"Anna","created":1795412093406,"to_act":[],"due":null,"winners":[0],"scores":[0,0],"ended":1795412096272,"rated":false,"you":null,"turn":false,"last":[{"key":"dnup-event-laid-area","with":{"area":2,"name":{"seat":0},"cards":{"key":"dnup-card","with":{"upper":"3","lower":["1"]}},"value":"3","held":7}},{"key":"dnup-event-beaten","with":{"name":{"seat":1},"cards":{"key":"dnup-card","with":{"upper":"2","lower":["6"]}},"value":"2","turned":{"key":"dnup-card","with":{"upper":"6","lower":["2"]}},"held":10}}],"guests":["0b3e1a15b9f32f91","8e1629e2ea0d40fb"]}', 'UTF8'), 0, NULL);
INSERT INTO public.finished_seat VALUES ('69ce673795032b5346', 0, '0b3e1a15b9f32f91', 'dnup', 1795412096272, '', 1, 0, 0, '', 0, '', 1);
INSERT INTO public.finished_seat VALUES ('69ce673795032b5346', 1, '8e1629e2ea0d40fb', 'dnup', 1795412096272, '', 0, 0, 0, '', 0, '', 0);
INSERT INTO public.person VALUES ('0b3e1a15b9f32f91', 'Anna', 'en', 1795412089156);
INSERT INTO public.person VALUES ('8e1629e2ea0d40fb', 'Богдан', 'uk', 1795412090398);
INSERT INTO public.seatings VALUES ('0b3e1a15b9f32f91', '5400aee242dfc9dacf', NULL, NULL);
INSERT INTO public.seatings VALUES ('0b3e1a15b9f32f91', 'f9435b8260fa73a23a', NULL, NULL);
INSERT INTO public.seatings VALUES ('8e1629e2ea0d40fb', 'f9435b8260fa73a23a', NULL, NULL);
INSERT INTO public.seatings VALUES ('0b3e1a15b9f32f91', '69ce673795032b5346', 1795412096272, 'dnup');
INSERT INTO public.seatings VALUES ('8e1629e2ea0d40fb', '69ce673795032b5346', 1795412096272, 'dnup');
INSERT INTO public.tally VALUES ('0b3e1a15b9f32f91', 'dnup', '', 1, 1);
INSERT INTO public.tally VALUES ('8e1629e2ea0d40fb', 'dnup', '', 1, 0);
ALTER TABLE ONLY public.account_event
    ADD CONSTRAINT account_event_pkey PRIMARY KEY (person, number);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chronicle
    ADD CONSTRAINT chronicle_key PRIMARY KEY (game_table, seq);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pkey PRIMARY KEY (game_table);
ALTER TABLE ONLY public.fair_play
    ADD CONSTRAINT fair_play_pkey PRIMARY KEY (game_table, seat);
ALTER TABLE ONLY public.finished_seat
    ADD CONSTRAINT finished_seat_pkey PRIMARY KEY (game_table, seat);
ALTER TABLE ONLY public.former_guest
    ADD CONSTRAINT former_guest_pkey PRIMARY KEY (guest);
ALTER TABLE ONLY public.invited
    ADD CONSTRAINT invited_pkey PRIMARY KEY (person, game_table);
ALTER TABLE ONLY public.mailbox
    ADD CONSTRAINT mailbox_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.moderation
    ADD CONSTRAINT moderation_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notify_choice
    ADD CONSTRAINT notify_choice_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.one_time_secret
    ADD CONSTRAINT one_time_secret_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (target, key);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.private_note
    ADD CONSTRAINT private_note_pkey PRIMARY KEY (person, other);
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.push_subscription
    ADD CONSTRAINT push_subscription_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rated_seat
    ADD CONSTRAINT rated_seat_pkey PRIMARY KEY (game_table, seat);
ALTER TABLE ONLY public.rating
    ADD CONSTRAINT rating_pkey PRIMARY KEY (person, game, pace);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_pkey PRIMARY KEY (person, name);
ALTER TABLE ONLY public.seatings
    ADD CONSTRAINT seatings_pkey PRIMARY KEY (guest, game_table);
ALTER TABLE ONLY public.sign_in_way
    ADD CONSTRAINT sign_in_way_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slot
    ADD CONSTRAINT slot_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tally
    ADD CONSTRAINT tally_pkey PRIMARY KEY (guest, game, level);
ALTER TABLE ONLY public.tie
    ADD CONSTRAINT tie_pkey PRIMARY KEY (person, other, kind);
ALTER TABLE ONLY public.vacation
    ADD CONSTRAINT vacation_pkey PRIMARY KEY (person, began);
CREATE INDEX device_person ON public.device USING btree (person);
CREATE INDEX directory_due ON public.directory USING btree (due);
CREATE INDEX directory_listed ON public.directory USING btree (listed, created);
CREATE INDEX fair_play_person ON public.fair_play USING btree (person, game, ended);
CREATE INDEX finished_seat_moves ON public.finished_seat USING btree (guest, game, best, ended);
CREATE INDEX finished_seat_order ON public.finished_seat USING btree (guest, game, ended, game_table, seat);
CREATE INDEX finished_seat_scores ON public.finished_seat USING btree (guest, game, points, ended);
CREATE INDEX finished_seat_streaks ON public.finished_seat USING btree (guest, game, streak);
CREATE INDEX finished_seat_waiting ON public.finished_seat USING btree (ended) WHERE (streak IS NULL);
CREATE INDEX finished_seat_words ON public.finished_seat USING btree (guest, game, longest, ended);
CREATE INDEX former_guest_person ON public.former_guest USING btree (person);
CREATE INDEX mailbox_address ON public.mailbox USING btree (address);
CREATE INDEX moderation_person ON public.moderation USING btree (person, number);
CREATE INDEX one_time_secret_until ON public.one_time_secret USING btree (until);
CREATE INDEX outbox_due ON public.outbox USING btree (done, due);
CREATE INDEX outbox_person ON public.outbox USING btree (person);
CREATE INDEX push_subscription_person ON public.push_subscription USING btree (person);
CREATE INDEX rated_seat_order ON public.rated_seat USING btree (game, pace, ended, game_table);
CREATE INDEX rated_seat_person ON public.rated_seat USING btree (person, game, pace, ended);
CREATE INDEX rated_seat_waiting ON public.rated_seat USING btree (ended) WHERE (mu IS NULL);
CREATE INDEX rating_order ON public.rating USING btree (game, pace, mu);
CREATE INDEX report_queue ON public.report USING btree (closed, at);
CREATE INDEX report_reporter ON public.report USING btree (reporter, at);
CREATE INDEX seatings_ended ON public.seatings USING btree (ended, game_table);
CREATE INDEX seatings_finished ON public.seatings USING btree (guest, ended, game_table);
CREATE INDEX seatings_table ON public.seatings USING btree (game_table);
CREATE INDEX sign_in_way_person ON public.sign_in_way USING btree (person);
CREATE INDEX slot_owner ON public.slot USING btree (owner);
CREATE INDEX tie_other ON public.tie USING btree (other, kind);
CREATE TRIGGER moderation_sealed BEFORE DELETE OR UPDATE ON public.moderation FOR EACH ROW EXECUTE FUNCTION public.moderation_sealed();
ALTER TABLE ONLY public.slot
    ADD CONSTRAINT slot_owner_fkey FOREIGN KEY (owner) REFERENCES public.node(id) ON DELETE SET NULL;
