export default import.meta.glob<string>(["../texts/ro/*.ftl", "!../texts/ro/{account,lessons,ratings}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
