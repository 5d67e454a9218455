export default import.meta.glob<string>(
  ["../texts/en/*.ftl", "!../texts/en/{account,lessons,new-table,people,ratings,replay,settings,sounds}.ftl"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
