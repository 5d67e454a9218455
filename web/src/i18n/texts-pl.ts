export default import.meta.glob<string>(["../texts/pl/*.ftl", "!../texts/pl/{account,lessons,ratings}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
