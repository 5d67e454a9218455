export default import.meta.glob<string>("../texts/ro/*.ftl", { eager: true, query: "?raw", import: "default" });
