export default import.meta.glob<string>(
  ["../texts/ro/*.ftl", "!../texts/ro/{account,lessons,new-table,people,ratings,replay,settings,sounds}.ftl"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
