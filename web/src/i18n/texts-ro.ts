export default import.meta.glob<string>(["../texts/ro/*.ftl", "!../texts/ro/{account,lessons,people,ratings}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
