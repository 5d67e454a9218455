export default import.meta.glob<string>(["../texts/ro/*.ftl", "!../texts/ro/lessons.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
