import { build, type Plugin, type Rolldown } from "vite";

const SUFFIX = "?inline-script";

/**
 * `import text from "./head-script.ts?inline-script"`: a module and all it imports, bundled and minified as an
 * inline script, as text. For browsers the text is empty: it is in the HTML of their page, where it has run, and React
 * writes no script again in a page that it takes over.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        if (this.environment.mode === "build" && this.environment.name === "client") return `export default "";`;
        const entry = id.slice(0, -SUFFIX.length);
        this.addWatchFile(entry);
        return `export default ${JSON.stringify(await scriptOf(entry))};`;
      },
    },
  };
}

async function scriptOf(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, lib: { entry, formats: ["iife"], name: "script" } },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
