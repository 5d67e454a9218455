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
CREATE TABLE public.seatings (
    guest character varying(32) NOT NULL,
    game_table character varying(32) NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.chronicle VALUES ('ca851a618abafea6a0', 1, convert_to('{"line":"opened","at":1795412686771,"guest":"cd641ed4c7bf55f5","table":"ca851a618abafea6a0","setup":{"game":"word_rummikub","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"private","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"74e9f5daa9fae8a64c5e868fb269dbf91663f7427aa5d34494a565a7b56868e1","invitation":"SMaDSol-g_hnKhDTBFg6RA"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('ca851a618abafea6a0', 2, convert_to('{"line":"sat","at":1795412686771,"guest":"cd641ed4c7bf55f5","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 1, convert_to('{"line":"opened","at":1795412686835,"guest":"cd641ed4c7bf55f5","table":"a5e792d40402a26618","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"22kGh92-mEngzt5iotuK_A","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 2, convert_to('{"line":"sat","at":1795412686835,"guest":"cd641ed4c7bf55f5","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 3, convert_to('{"line":"sat","at":1795412686868,"guest":"f367fefe7cac6357","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 4, convert_to('{"line":"started","at":1795412686868}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 5, convert_to('{"line":"spoke","at":1795412686928,"guest":"cd641ed4c7bf55f5","request":"140304458550800-2","name":"Anna","seat":0,"text":"Good luck!"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 6, convert_to('{"line":"moved","at":1795412686939,"guest":"f367fefe7cac6357","request":"140304453963344-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 7, convert_to('{"line":"moved","at":1795412686956,"guest":"cd641ed4c7bf55f5","request":"140304458550800-5","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 8, convert_to('{"line":"moved","at":1795412686983,"guest":"cd641ed4c7bf55f5","request":"140304458550800-7","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('a5e792d40402a26618', 9, convert_to('{"line":"ended","at":1795412686985,"guest":"f367fefe7cac6357","request":"140304453963344-4","winners":[0],"reason":"resigned"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 1, convert_to('{"line":"opened","at":1795412686994,"guest":"cd641ed4c7bf55f5","table":"367a887c7e88c9b0c8","setup":{"game":"dnup","seats":2,"options":{},"seed":null,"words":null,"lexicon":null,"pack":null,"access":"open","password":null,"bots":[],"clock":{"kind":"none"},"absence":{"after":300,"then":"bot","level":"easy"},"hints":true,"spectators":"hidden","delay":2,"start":"full"},"seed":"04d8bc074f596f206c14bc4c639d2405233b1e7436201a2214a9618e75adf8d3","invitation":"8oZe6RLdSh00whaCuXH8GQ","seed_chosen":true}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 2, convert_to('{"line":"sat","at":1795412686994,"guest":"cd641ed4c7bf55f5","seat":0,"name":"Anna"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 3, convert_to('{"line":"sat","at":1795412687003,"guest":"f367fefe7cac6357","seat":1,"name":"Богдан"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 4, convert_to('{"line":"started","at":1795412687003}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 5, convert_to('{"line":"moved","at":1795412687133,"guest":"f367fefe7cac6357","request":"140304454172304-3","seat":1,"move":"A 2/6"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 6, convert_to('{"line":"moved","at":1795412687181,"guest":"cd641ed4c7bf55f5","request":"140304453971344-4","seat":0,"move":"A 1/4 1/7"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 7, convert_to('{"line":"moved","at":1795412696643,"guest":"cd641ed4c7bf55f5","request":"140304453975440-3","seat":0,"move":"A 3/1"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 8, convert_to('{"line":"moved","at":1795412696837,"guest":"f367fefe7cac6357","request":"140304454150480-3","seat":1,"move":"A 3/2 3/4"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 9, convert_to('{"line":"moved","at":1795412696927,"guest":"f367fefe7cac6357","request":"140304454150480-5","seat":1,"move":"A 4/2"}', 'UTF8'));
INSERT INTO public.chronicle VALUES ('367a887c7e88c9b0c8', 10, convert_to('{"line":"spoke","at":1795412696962,"guest":"f367fefe7cac6357","request":"140304454150480-6","name":"Богдан","seat":1,"text":"Дякую!"}', 'UTF8'));
INSERT INTO public.directory VALUES ('ca851a618abafea6a0', 1795412686771, convert_to('{"table":"ca851a618abafea6a0","game":"word_rummikub","title":"Word Rummy","status":"waiting","seats":[{"name":"Anna","bot":null},{"name":null,"bot":null}],"access":"private","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412686771,"to_act":[],"winners":[],"you":null,"guests":["cd641ed4c7bf55f5",null]}', 'UTF8'), 0, NULL);
INSERT INTO public.directory VALUES ('a5e792d40402a26618', 1795412686835, convert_to('{"table":"a5e792d40402a26618","game":"dnup","title":"Upside Down","status":"over","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412686835,"to_act":[],"winners":[0],"you":null,"guests":["cd641ed4c7bf55f5","f367fefe7cac6357"]}', 'UTF8'), 0, NULL);
INSERT INTO public.directory VALUES ('367a887c7e88c9b0c8', 1795412686994, convert_to('{"table":"367a887c7e88c9b0c8","game":"dnup","title":"Upside Down","status":"playing","seats":[{"name":"Anna","bot":null},{"name":"Богдан","bot":null}],"access":"open","password":false,"clock":{"kind":"none"},"options":{},"host":"Anna","created":1795412686994,"to_act":[],"winners":[],"you":null,"guests":["cd641ed4c7bf55f5","f367fefe7cac6357"]}', 'UTF8'), 1, NULL);
INSERT INTO public.seatings VALUES ('cd641ed4c7bf55f5', 'ca851a618abafea6a0');
INSERT INTO public.seatings VALUES ('cd641ed4c7bf55f5', 'a5e792d40402a26618');
INSERT INTO public.seatings VALUES ('f367fefe7cac6357', 'a5e792d40402a26618');
INSERT INTO public.seatings VALUES ('cd641ed4c7bf55f5', '367a887c7e88c9b0c8');
INSERT INTO public.seatings VALUES ('f367fefe7cac6357', '367a887c7e88c9b0c8');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chronicle
    ADD CONSTRAINT chronicle_key PRIMARY KEY (game_table, seq);
ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pkey PRIMARY KEY (game_table);
ALTER TABLE ONLY public.seatings
    ADD CONSTRAINT seatings_pkey PRIMARY KEY (guest, game_table);
CREATE INDEX directory_due ON public.directory USING btree (due);
CREATE INDEX directory_listed ON public.directory USING btree (listed, created);
CREATE INDEX seatings_table ON public.seatings USING btree (game_table);
