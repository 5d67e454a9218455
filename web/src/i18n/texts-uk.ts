export default import.meta.glob<string>(["../texts/uk/*.ftl", "!../texts/uk/lessons.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
