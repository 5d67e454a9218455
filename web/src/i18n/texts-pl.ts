export default import.meta.glob<string>(["../texts/pl/*.ftl", "!../texts/pl/lessons.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
