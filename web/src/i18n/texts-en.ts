export default import.meta.glob<string>("../texts/en/*.ftl", { eager: true, query: "?raw", import: "default" });
