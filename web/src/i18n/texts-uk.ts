export default import.meta.glob<string>(["../texts/uk/*.ftl", "!../texts/uk/{account,lessons,people,ratings}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
