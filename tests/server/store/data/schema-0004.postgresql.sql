CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chronicle (
    game_table character varying(32) NOT NULL,
    seq integer NOT NULL,
    line bytea NOT NULL
);
CREATE TABLE public.directory (
    game_table character varying(32) NOT NULL,
    created bigint NOT NULL,
    summary bytea NOT NULL,
    listed bigint DEFAULT '0'::bigint NOT NULL,
    due bigint
);
CREATE TABLE public.node (
    id character varying(32) NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.seatings (
    guest character varying(32) NOT NULL,
    game_table character varying(32) NOT NULL
);
CREATE TABLE public.slot (
    id integer NOT NULL,
    owner character varying(32),
    epoch integer DEFAULT 0 NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.chronicle VALUES ('b3a64b989e88ed224d', 1, convert_to('{"line":"opened","at":1795412736047,"guest":"f15544e727bfb76f","table":"b3a64b989e88ed224d","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"7a29fd0eba688234a32beae80b7fd85e90b613312dd9c34c6330cd5c392eec8f","invitation":"hrA4ZuvEjJYJby6TTUP7zw"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('b3a64b989e88ed224d', 2, convert_to('{"line":"sat","at":1795412736047,"guest":"f15544e727bfb76f","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 1, convert_to('{"line":"opened","at":1795412736195,"guest":"f15544e727bfb76f","table":"fa5bff949685f34145","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"TNNBRNaAVLV8j9ZeyfD3Yg","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 2, convert_to('{"line":"sat","at":1795412736195,"guest":"f15544e727bfb76f","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 3, convert_to('{"line":"sat","at":1795412736248,"guest":"acc870e352f3418a","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 4, convert_to('{"line":"started","at":1795412736248}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 5, convert_to('{"line":"spoke","at":1795412736370,"guest":"f15544e727bfb76f","request":"140052593867792-2","name":"Anna","seat":0,"text":"Good luck!"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 6, convert_to('{"line":"moved","at":1795412736393,"guest":"acc870e352f3418a","request":"140052580990544-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 7, convert_to('{"line":"moved","at":1795412736398,"guest":"f15544e727bfb76f","request":"140052593867792-5","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 8, convert_to('{"line":"moved","at":1795412736425,"guest":"f15544e727bfb76f","request":"140052593867792-7","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('fa5bff949685f34145', 9, convert_to('{"line":"ended","at":1795412736435,"guest":"acc870e352f3418a","request":"140052580990544-4","winners":[0],"reason":"resigned"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 1, convert_to('{"line":"opened","at":1795412736458,"guest":"f15544e727bfb76f","table":"e009cc49fece0d49a2","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"3TX8cD119EFMEffZDdnfKg","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 2, convert_to('{"line":"sat","at":1795412736458,"guest":"f15544e727bfb76f","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 3, convert_to('{"line":"sat","at":1795412736497,"guest":"acc870e352f3418a","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 4, convert_to('{"line":"started","at":1795412736497}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 5, convert_to('{"line":"moved","at":1795412736522,"guest":"acc870e352f3418a","request":"140052577779280-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 6, convert_to('{"line":"moved","at":1795412736527,"guest":"f15544e727bfb76f","request":"140052577577296-4","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 7, convert_to('{"line":"moved","at":1795412740509,"guest":"f15544e727bfb76f","request":"140052577488784-3","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 8, convert_to('{"line":"moved","at":1795412740535,"guest":"acc870e352f3418a","request":"140052577747472-3","seat":1,"move":"A 3/2 3/4"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 9, convert_to('{"line":"moved","at":1795412740556,"guest":"acc870e352f3418a","request":"140052577747472-5","seat":1,"move":"A 4/2"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('e009cc49fece0d49a2', 10, convert_to('{"line":"spoke","at":1795412740577,"guest":"acc870e352f3418a","request":"140052577747472-6","name":"Богдан","seat":1,"text":"Дякую!"}', 'UTF8'));
INSERT INTO public.directory VALUES ('b3a64b989e88ed224d', 1795412736047, convert_to('{"table":"b3a64b989e88ed224d","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412736047,"to_act":[],"winners":[],"you":null,"guests":["f15544e727bfb76f",null]}', 'UTF8'), 0, NULL);
INSERT INTO public.directory VALUES ('fa5bff949685f34145', 1795412736195, convert_to('{"table":"fa5bff949685f34145","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412736195,"to_act":[],"winners":[0],"you":null,"guests":["f15544e727bfb76f","acc870e352f3418a"]}', 'UTF8'), 0, NULL);
INSERT INTO public.directory VALUES ('e009cc49fece0d49a2', 1795412736458, convert_to('{"table":"e009cc49fece0d49a2","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412736458,"to_act":[],"winners":[],"you":null,"guests":["f15544e727bfb76f","acc870e352f3418a"]}', 'UTF8'), 1, NULL);
INSERT INTO public.seatings VALUES ('f15544e727bfb76f', 'b3a64b989e88ed224d');
INSERT INTO public.seatings VALUES ('f15544e727bfb76f', 'fa5bff949685f34145');
INSERT INTO public.seatings VALUES ('acc870e352f3418a', 'fa5bff949685f34145');
INSERT INTO public.seatings VALUES ('f15544e727bfb76f', 'e009cc49fece0d49a2');
INSERT INTO public.seatings VALUES ('acc870e352f3418a', 'e009cc49fece0d49a2');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chronicle
    ADD CONSTRAINT chronicle_key PRIMARY KEY (game_table, seq);
ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pkey PRIMARY KEY (game_table);
ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seatings
    ADD CONSTRAINT seatings_pkey PRIMARY KEY (guest, game_table);
ALTER TABLE ONLY public.slot
    ADD CONSTRAINT slot_pkey PRIMARY KEY (id);
CREATE INDEX directory_due ON public.directory USING btree (due);
CREATE INDEX directory_listed ON public.directory USING btree (listed, created);
CREATE INDEX seatings_table ON public.seatings USING btree (game_table);
CREATE INDEX slot_owner ON public.slot USING btree (owner);
ALTER TABLE ONLY public.slot
    ADD CONSTRAINT slot_owner_fkey FOREIGN KEY (owner) REFERENCES public.node(id) ON DELETE SET NULL;
