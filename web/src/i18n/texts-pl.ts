export default import.meta.glob<string>("../texts/pl/*.ftl", { eager: true, query: "?raw", import: "default" });
