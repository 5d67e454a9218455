export default import.meta.glob<string>(["../texts/en/*.ftl", "!../texts/en/{account,lessons,ratings}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
