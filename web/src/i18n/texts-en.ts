export default import.meta.glob<string>(["../texts/en/*.ftl", "!../texts/en/{account,lessons,people,ratings}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
