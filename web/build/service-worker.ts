/** Builds the service worker: `worker/sw.ts` becomes `/sw.js`, with the names of all files of the build put in. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Plugin, transformWithOxc } from "vite";

const SOURCE = new URL("../worker/sw.ts", import.meta.url);

export function serviceWorker(): Plugin {
  return {
    name: "litera-service-worker",
    apply: "build",
    // After Vite has taken out files that no page needs: one that isn't there would keep all others from being kept.
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .sort()
          .map((name) => `/${name}`);
        const build = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
        const { code } = await transformWithOxc(await readFile(SOURCE, "utf-8"), SOURCE.pathname);
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: `const BUILD = ${JSON.stringify(build)};\nconst BUILT_FILES = ${JSON.stringify(files)};\n${code}`,
        });
      },
    },
  };
}
