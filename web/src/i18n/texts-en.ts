export default import.meta.glob<string>(["../texts/en/*.ftl", "!../texts/en/lessons.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
