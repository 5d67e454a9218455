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
CREATE TABLE public.former_guest (
    guest character varying(32) NOT NULL,
    person character varying(32) NOT NULL
);
CREATE TABLE public.one_time_secret (
    id character varying(64) NOT NULL,
    purpose character varying(16) NOT NULL,
    person character varying(32),
    until bigint NOT NULL
);
CREATE TABLE public.person (
    id character varying(32) NOT NULL,
    name character varying(200) NOT NULL,
    lang character varying(8) NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.seatings (
    guest character varying(32) NOT NULL,
    game_table character varying(32) NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.chronicle VALUES ('cc074f00eaa18559f3', 1, convert_to('{"line":"opened","at":1795412776434,"guest":"ed27f1270346b248","table":"cc074f00eaa18559f3","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"6fe1862c9f816c518a2d4adbba66c36f529ef5f6b7e8788423470c7d5ea473a3","invitation":"FCUM4gwtXv0OZuesr8ZjWg"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('cc074f00eaa18559f3', 2, convert_to('{"line":"sat","at":1795412776434,"guest":"ed27f1270346b248","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 1, convert_to('{"line":"opened","at":1795412776483,"guest":"ed27f1270346b248","table":"634f5711fbce28f35d","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"DXJ9wl0M4t_RAGTz8hmKyQ","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 2, convert_to('{"line":"sat","at":1795412776483,"guest":"ed27f1270346b248","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 3, convert_to('{"line":"sat","at":1795412776502,"guest":"04e38092ceb18578","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 4, convert_to('{"line":"started","at":1795412776502}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 5, convert_to('{"line":"spoke","at":1795412776553,"guest":"ed27f1270346b248","request":"140236009412112-2","name":"Anna","seat":0,"text":"Good luck!"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 6, convert_to('{"line":"moved","at":1795412776563,"guest":"04e38092ceb18578","request":"140236009830736-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 7, convert_to('{"line":"moved","at":1795412776571,"guest":"ed27f1270346b248","request":"140236009412112-5","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 8, convert_to('{"line":"moved","at":1795412776589,"guest":"ed27f1270346b248","request":"140236009412112-7","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('634f5711fbce28f35d', 9, convert_to('{"line":"ended","at":1795412776599,"guest":"04e38092ceb18578","request":"140236009830736-4","winners":[0],"reason":"resigned"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 1, convert_to('{"line":"opened","at":1795412776605,"guest":"ed27f1270346b248","table":"067ccfb6764fd50560","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"vBg8HpzfY4-TwvjpWemnzQ","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 2, convert_to('{"line":"sat","at":1795412776605,"guest":"ed27f1270346b248","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 3, convert_to('{"line":"sat","at":1795412776612,"guest":"04e38092ceb18578","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 4, convert_to('{"line":"started","at":1795412776612}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 5, convert_to('{"line":"moved","at":1795412776625,"guest":"04e38092ceb18578","request":"140236009897936-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 6, convert_to('{"line":"moved","at":1795412776629,"guest":"ed27f1270346b248","request":"140236009697744-4","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 7, convert_to('{"line":"moved","at":1795412780496,"guest":"ed27f1270346b248","request":"140236009075856-3","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 8, convert_to('{"line":"moved","at":1795412780505,"guest":"04e38092ceb18578","request":"140236016195984-3","seat":1,"move":"A 3/2 3/4"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 9, convert_to('{"line":"moved","at":1795412780518,"guest":"04e38092ceb18578","request":"140236016195984-5","seat":1,"move":"A 4/2"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('067ccfb6764fd50560', 10, convert_to('{"line":"spoke","at":1795412780522,"guest":"04e38092ceb18578","request":"140236016195984-6","name":"Богдан","seat":1,"text":"Дякую!"}', 'UTF8'));
INSERT INTO public.device VALUES ('215189e0862aaa2593fdacc9f4417635aaa3132c177b352ab641490080513557', 'ed27f1270346b248', 'python-httpx', 1795412776324, 1795412776324, NULL);
INSERT INTO public.device VALUES ('fe0acc6ce9b93b5db5d185c03e2c4fc4bacab381db2770f55bd14f34c52f0e55', '04e38092ceb18578', 'python-httpx', 1795412776389, 1795412776389, NULL);
INSERT INTO public.directory VALUES ('cc074f00eaa18559f3', 1795412776434, convert_to('{"table":"cc074f00eaa18559f3","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412776434,"to_act":[],"due":null,"winners":[],"scores":[],"ended":null,"you":null,"turn":false,"last":[],"guests":["ed27f1270346b248",null]}', 'UTF8'), 0, NULL);
INSERT INTO public.directory VALUES ('067ccfb6764fd50560', 1795412776605, convert_to('{"table":"067ccfb6764fd50560","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412776605,"to_act":[0],"due":null,"winners":[],"scores":[],"ended":null,"you":null,"turn":false,"last":[{"key":"dnup-event-laid-area","with":{"area":2,"name":{"seat":1},"cards":{"key":"dnup-card","with":{"upper":"4","lower":["2"]}},"held":7}},{"key":"dnup-event-beaten","with":{"name":{"seat":0},"cards":{"key":"dnup-card","with":{"upper":"3","lower":["1"]}},"turned":{"key":"dnup-card","with":{"upper":"1","lower":["3"]}},"held":10}}],"guests":["ed27f1270346b248","04e38092ceb18578"]}', 'UTF8'), 1, NULL);
INSERT INTO public.directory VALUES ('634f5711fbce28f35d', 1795412776483, convert_to('{"table":"634f5711fbce28f35d","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412776483,"to_act":[],"due":null,"winners":[0],"scores":[0,0],"ended":1795412776599,"you":null,"turn":false,"last":[{"key":"dnup-event-laid-area","with":{"area":2,"name":{"seat":0},"cards":{"key":"dnup-card","with":{"upper":"3","lower":["1"]}},"held":7}},{"key":"dnup-event-beaten","with":{"name":{"seat":1},"cards":{"key":"dnup-card","with":{"upper":"2","lower":["6"]}},"turned":{"key":"dnup-card","with":{"upper":"6","lower":["2"]}},"held":10}}],"guests":["ed27f1270346b248","04e38092ceb18578"]}', 'UTF8'), 0, NULL);
INSERT INTO public.person VALUES ('ed27f1270346b248', 'Anna', 'en', 1795412776324);
INSERT INTO public.person VALUES ('04e38092ceb18578', 'Богдан', 'uk', 1795412776389);
INSERT INTO public.seatings VALUES ('ed27f1270346b248', 'cc074f00eaa18559f3');
INSERT INTO public.seatings VALUES ('ed27f1270346b248', '634f5711fbce28f35d');
INSERT INTO public.seatings VALUES ('04e38092ceb18578', '634f5711fbce28f35d');
INSERT INTO public.seatings VALUES ('ed27f1270346b248', '067ccfb6764fd50560');
INSERT INTO public.seatings VALUES ('04e38092ceb18578', '067ccfb6764fd50560');
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
ALTER TABLE ONLY public.former_guest
    ADD CONSTRAINT former_guest_pkey PRIMARY KEY (guest);
ALTER TABLE ONLY public.one_time_secret
    ADD CONSTRAINT one_time_secret_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seatings
    ADD CONSTRAINT seatings_pkey PRIMARY KEY (guest, game_table);
ALTER TABLE ONLY public.sign_in_way
    ADD CONSTRAINT sign_in_way_pkey PRIMARY KEY (id);
CREATE INDEX device_person ON public.device USING btree (person);
CREATE INDEX directory_due ON public.directory USING btree (due);
CREATE INDEX directory_listed ON public.directory USING btree (listed, created);
CREATE INDEX former_guest_person ON public.former_guest USING btree (person);
CREATE INDEX one_time_secret_until ON public.one_time_secret USING btree (until);
CREATE INDEX seatings_table ON public.seatings USING btree (game_table);
CREATE INDEX sign_in_way_person ON public.sign_in_way USING btree (person);
CREATE TABLE public.node (
    id character varying(32) NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.slot (
    id integer NOT NULL,
    owner character varying(32),
    epoch integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slot
    ADD CONSTRAINT slot_pkey PRIMARY KEY (id);
CREATE INDEX slot_owner ON public.slot USING btree (owner);
ALTER TABLE ONLY public.slot
    ADD CONSTRAINT slot_owner_fkey FOREIGN KEY (owner) REFERENCES public.node(id) ON DELETE SET NULL;
