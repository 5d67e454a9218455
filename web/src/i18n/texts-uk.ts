export default import.meta.glob<string>("../texts/uk/*.ftl", { eager: true, query: "?raw", import: "default" });
