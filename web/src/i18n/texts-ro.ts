export default import.meta.glob<string>(
  [
    "../texts/ro/*.ftl",
    "!../texts/ro/{account,dnup,klepka,lessons,new-table,people,ratings,replay,scrabble_cards,settings,sounds,word_rummikub}.ftl",
  ],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
