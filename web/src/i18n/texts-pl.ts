export default import.meta.glob<string>(["../texts/pl/*.ftl", "!../texts/pl/{account,lessons,people,ratings}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
