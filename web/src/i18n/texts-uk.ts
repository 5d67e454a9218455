export default import.meta.glob<string>(
  ["../texts/uk/*.ftl", "!../texts/uk/{account,lessons,new-table,people,ratings,replay,settings,sounds}.ftl"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
