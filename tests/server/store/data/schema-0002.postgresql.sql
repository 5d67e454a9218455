CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chronicle (
    number bigint NOT NULL,
    previous bigint NOT NULL,
    game_table character varying(32) NOT NULL,
    line bytea NOT NULL
);
CREATE TABLE public.directory (
    game_table character varying(32) NOT NULL,
    last bigint NOT NULL,
    created bigint NOT NULL,
    summary bytea NOT NULL,
    listed bigint DEFAULT '0'::bigint NOT NULL,
    due bigint
);
CREATE TABLE public.marks (
    name character varying(32) NOT NULL,
    number bigint NOT NULL
);
CREATE TABLE public.seatings (
    guest character varying(32) NOT NULL,
    game_table character varying(32) NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0002');
INSERT INTO public.chronicle VALUES (1, 0, 'jpacm7mSwisq', convert_to('{"line":"opened","at":1795412247623,"guest":"77f506e5146d5c77","table":"jpacm7mSwisq","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"926c60142addc89572c46d5e62ef849b243a335dad73ce6b95490e74e7fc2d7c","invitation":"yiNVLSaF-HiYoI0onCC22A"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (2, 1, 'jpacm7mSwisq', convert_to('{"line":"sat","at":1795412247623,"guest":"77f506e5146d5c77","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (3, 0, 'pg-MdFYY8GDr', convert_to('{"line":"opened","at":1795412248684,"guest":"77f506e5146d5c77","table":"pg-MdFYY8GDr","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"8oaU9cm2ZmRwb20fX2Xa8w","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES (4, 3, 'pg-MdFYY8GDr', convert_to('{"line":"sat","at":1795412248684,"guest":"77f506e5146d5c77","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (5, 4, 'pg-MdFYY8GDr', convert_to('{"line":"sat","at":1795412248703,"guest":"c29fcf8555da4d18","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (6, 5, 'pg-MdFYY8GDr', convert_to('{"line":"started","at":1795412248703}', 'UTF8'));
INSERT INTO public.chronicle VALUES (7, 6, 'pg-MdFYY8GDr', convert_to('{"line":"spoke","at":1795412248783,"guest":"77f506e5146d5c77","request":"140460330507600-2","name":"Anna","seat":0,"text":"Good luck!"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (8, 7, 'pg-MdFYY8GDr', convert_to('{"line":"moved","at":1795412248786,"guest":"c29fcf8555da4d18","request":"140460351827856-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (9, 8, 'pg-MdFYY8GDr', convert_to('{"line":"moved","at":1795412248789,"guest":"77f506e5146d5c77","request":"140460330507600-5","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (10, 9, 'pg-MdFYY8GDr', convert_to('{"line":"moved","at":1795412248793,"guest":"77f506e5146d5c77","request":"140460330507600-7","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (11, 10, 'pg-MdFYY8GDr', convert_to('{"line":"ended","at":1795412248796,"guest":"c29fcf8555da4d18","request":"140460351827856-4","winners":[0],"reason":"resigned"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (12, 0, 'TMbceXw3CKWX', convert_to('{"line":"opened","at":1795412248804,"guest":"77f506e5146d5c77","table":"TMbceXw3CKWX","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"5G9r_Ht4uCCoPeNS31SbQA","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES (13, 12, 'TMbceXw3CKWX', convert_to('{"line":"sat","at":1795412248804,"guest":"77f506e5146d5c77","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (14, 13, 'TMbceXw3CKWX', convert_to('{"line":"sat","at":1795412248865,"guest":"c29fcf8555da4d18","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (15, 14, 'TMbceXw3CKWX', convert_to('{"line":"started","at":1795412248865}', 'UTF8'));
INSERT INTO public.chronicle VALUES (16, 15, 'TMbceXw3CKWX', convert_to('{"line":"moved","at":1795412248904,"guest":"c29fcf8555da4d18","request":"140460330725712-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (17, 16, 'TMbceXw3CKWX', convert_to('{"line":"moved","at":1795412248908,"guest":"77f506e5146d5c77","request":"140460330611536-4","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (18, 17, 'TMbceXw3CKWX', convert_to('{"line":"moved","at":1795412268737,"guest":"77f506e5146d5c77","request":"140460329992336-3","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (19, 18, 'TMbceXw3CKWX', convert_to('{"line":"moved","at":1795412269767,"guest":"c29fcf8555da4d18","request":"140460331860176-3","seat":1,"move":"A 3/2 3/4"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (20, 19, 'TMbceXw3CKWX', convert_to('{"line":"moved","at":1795412269823,"guest":"c29fcf8555da4d18","request":"140460331860176-5","seat":1,"move":"A 4/2"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (21, 20, 'TMbceXw3CKWX', convert_to('{"line":"spoke","at":1795412269832,"guest":"c29fcf8555da4d18","request":"140460331860176-6","name":"Богдан","seat":1,"text":"Дякую!"}', 'UTF8'));
INSERT INTO public.directory VALUES ('jpacm7mSwisq', 2, 1795412247623, convert_to('{"table":"jpacm7mSwisq","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412247623}', 'UTF8'), 0, NULL);
INSERT INTO public.directory VALUES ('pg-MdFYY8GDr', 11, 1795412248684, convert_to('{"table":"pg-MdFYY8GDr","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412248684}', 'UTF8'), 0, NULL);
INSERT INTO public.directory VALUES ('TMbceXw3CKWX', 17, 1795412248804, convert_to('{"table":"TMbceXw3CKWX","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412248804}', 'UTF8'), 1, NULL);
INSERT INTO public.marks VALUES ('written', 17);
INSERT INTO public.seatings VALUES ('77f506e5146d5c77', 'jpacm7mSwisq');
INSERT INTO public.seatings VALUES ('77f506e5146d5c77', 'pg-MdFYY8GDr');
INSERT INTO public.seatings VALUES ('c29fcf8555da4d18', 'pg-MdFYY8GDr');
INSERT INTO public.seatings VALUES ('77f506e5146d5c77', 'TMbceXw3CKWX');
INSERT INTO public.seatings VALUES ('c29fcf8555da4d18', 'TMbceXw3CKWX');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chronicle
    ADD CONSTRAINT chronicle_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pkey PRIMARY KEY (game_table);
ALTER TABLE ONLY public.marks
    ADD CONSTRAINT marks_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.seatings
    ADD CONSTRAINT seatings_pkey PRIMARY KEY (guest, game_table);
CREATE INDEX directory_due ON public.directory USING btree (due);
CREATE INDEX directory_listed ON public.directory USING btree (listed, created);
CREATE INDEX seatings_table ON public.seatings USING btree (game_table);
