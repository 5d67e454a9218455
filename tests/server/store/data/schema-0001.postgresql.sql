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
    summary bytea NOT NULL
);
CREATE TABLE public.marks (
    name character varying(32) NOT NULL,
    number bigint NOT NULL
);
CREATE TABLE public.seatings (
    guest character varying(32) NOT NULL,
    game_table character varying(32) NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.chronicle VALUES (1, 0, 'D6REYoJvGeOk', convert_to('{"line":"opened","at":1795411923895,"guest":"7ef965daf391e94c","table":"D6REYoJvGeOk","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"b6e8682d6cc7c368283d879bef3f1fa3a6194b2b1608b5a63b689ee4bcb3aa16","invitation":"v2ucNkJ7PNnSWgelL-ExQw"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (2, 1, 'D6REYoJvGeOk', convert_to('{"line":"sat","at":1795411923895,"guest":"7ef965daf391e94c","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (3, 0, 'JW0Sy3p7IoMx', convert_to('{"line":"opened","at":1795411923969,"guest":"7ef965daf391e94c","table":"JW0Sy3p7IoMx","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"T07QEjhL8Kym_4jIjXn_sQ"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (4, 3, 'JW0Sy3p7IoMx', convert_to('{"line":"sat","at":1795411923969,"guest":"7ef965daf391e94c","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (5, 4, 'JW0Sy3p7IoMx', convert_to('{"line":"sat","at":1795411924138,"guest":"50cbacf66acbfde6","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (6, 5, 'JW0Sy3p7IoMx', convert_to('{"line":"started","at":1795411924138}', 'UTF8'));
INSERT INTO public.chronicle VALUES (7, 6, 'JW0Sy3p7IoMx', convert_to('{"line":"spoke","at":1795411924241,"guest":"7ef965daf391e94c","request":"139648473276112-2","name":"Anna","seat":0,"text":"Good luck!"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (8, 7, 'JW0Sy3p7IoMx', convert_to('{"line":"moved","at":1795411924253,"guest":"50cbacf66acbfde6","request":"139648473363728-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (9, 8, 'JW0Sy3p7IoMx', convert_to('{"line":"moved","at":1795411924632,"guest":"7ef965daf391e94c","request":"139648473276112-5","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (10, 9, 'JW0Sy3p7IoMx', convert_to('{"line":"moved","at":1795411924730,"guest":"7ef965daf391e94c","request":"139648473276112-7","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (11, 10, 'JW0Sy3p7IoMx', convert_to('{"line":"ended","at":1795411924751,"guest":"50cbacf66acbfde6","request":"139648473363728-4","winners":[0],"reason":"resigned"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (12, 0, 'UgEIjjl1VPEU', convert_to('{"line":"opened","at":1795411924858,"guest":"7ef965daf391e94c","table":"UgEIjjl1VPEU","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"j73Y_YJYGKmi6cxXq3m1ig"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (13, 12, 'UgEIjjl1VPEU', convert_to('{"line":"sat","at":1795411924858,"guest":"7ef965daf391e94c","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (14, 13, 'UgEIjjl1VPEU', convert_to('{"line":"sat","at":1795411924922,"guest":"50cbacf66acbfde6","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (15, 14, 'UgEIjjl1VPEU', convert_to('{"line":"started","at":1795411924922}', 'UTF8'));
INSERT INTO public.chronicle VALUES (16, 15, 'UgEIjjl1VPEU', convert_to('{"line":"moved","at":1795411925849,"guest":"50cbacf66acbfde6","request":"139648473558288-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (17, 16, 'UgEIjjl1VPEU', convert_to('{"line":"moved","at":1795411925851,"guest":"7ef965daf391e94c","request":"139648473458256-4","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (18, 17, 'UgEIjjl1VPEU', convert_to('{"line":"moved","at":1795411939818,"guest":"7ef965daf391e94c","request":"139648473500560-3","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (19, 18, 'UgEIjjl1VPEU', convert_to('{"line":"moved","at":1795411939825,"guest":"50cbacf66acbfde6","request":"139648473489872-3","seat":1,"move":"A 3/2 3/4"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (20, 19, 'UgEIjjl1VPEU', convert_to('{"line":"moved","at":1795411939827,"guest":"50cbacf66acbfde6","request":"139648473489872-5","seat":1,"move":"A 4/2"}', 'UTF8'));
INSERT INTO public.chronicle VALUES (21, 20, 'UgEIjjl1VPEU', convert_to('{"line":"spoke","at":1795411939829,"guest":"50cbacf66acbfde6","request":"139648473489872-6","name":"Богдан","seat":1,"text":"Дякую!"}', 'UTF8'));
INSERT INTO public.directory VALUES ('D6REYoJvGeOk', 2, 1795411923895, convert_to('{"table":"D6REYoJvGeOk","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795411923895}', 'UTF8'));
INSERT INTO public.directory VALUES ('JW0Sy3p7IoMx', 11, 1795411923969, convert_to('{"table":"JW0Sy3p7IoMx","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795411923969}', 'UTF8'));
INSERT INTO public.directory VALUES ('UgEIjjl1VPEU', 17, 1795411924858, convert_to('{"table":"UgEIjjl1VPEU","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795411924858}', 'UTF8'));
INSERT INTO public.marks VALUES ('written', 17);
INSERT INTO public.seatings VALUES ('7ef965daf391e94c', 'D6REYoJvGeOk');
INSERT INTO public.seatings VALUES ('7ef965daf391e94c', 'JW0Sy3p7IoMx');
INSERT INTO public.seatings VALUES ('50cbacf66acbfde6', 'JW0Sy3p7IoMx');
INSERT INTO public.seatings VALUES ('7ef965daf391e94c', 'UgEIjjl1VPEU');
INSERT INTO public.seatings VALUES ('50cbacf66acbfde6', 'UgEIjjl1VPEU');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chronicle
    ADD CONSTRAINT chronicle_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pkey PRIMARY KEY (game_table);
ALTER TABLE ONLY public.marks
    ADD CONSTRAINT marks_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.seatings
    ADD CONSTRAINT seatings_pkey PRIMARY KEY (guest, game_table);
CREATE INDEX seatings_table ON public.seatings USING btree (game_table);
