export default import.meta.glob<string>(["../texts/uk/*.ftl", "!../texts/uk/{account,lessons,ratings}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
