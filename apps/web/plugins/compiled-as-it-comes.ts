import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Asks a browser to compile every function of a script while it arrives, beside the main thread. Otherwise each is looked over
 * then and read a second time when it is first called, and nothing that is pressed is answered meanwhile. Chromium only hears
 * it at the very beginning of a file; to others it is a comment. https://v8.dev/blog/explicit-compile-hints
 */
export function compiledAsItComes(): Plugin {
  return {
    name: "compiled-as-it-comes",
    applyToEnvironment: ({ name }) => name === "client",
    augmentChunkHash: () => HINT,
    generateBundle: {
      // After Vite has put its list of files at the beginning.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = HINT + file.code;
      },
    },
  };
}
