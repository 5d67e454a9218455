export default import.meta.glob<string>(
  [
    "../texts/pl/*.ftl",
    "!../texts/pl/{account,dnup,klepka,lessons,new-table,people,ratings,replay,scrabble_cards,settings,sounds,word_rummikub}.ftl",
  ],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
