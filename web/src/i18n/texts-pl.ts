export default import.meta.glob<string>(
  ["../texts/pl/*.ftl", "!../texts/pl/{account,lessons,new-table,people,ratings,replay,settings,sounds}.ftl"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
