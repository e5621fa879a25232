import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OWN = fileURLToPath(new URL("../src/app/load-screen.ts", import.meta.url));

/**
 * Puts our `loadRouteModule` in the place of the router's, which reloads the page whenever a screen's script fails and
 * offers no setting. A router that has it no more in this place stops the build.
 */
export function ownScreenLoader(): Plugin {
  let isReplaced = false;
  return {
    name: "own-screen-loader",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(_id, importer) {
        if (importer === undefined || !/\/react-router\/dist\/.*\/ssr\//.test(importer)) return null;
        isReplaced = true;
        return OWN;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error("The router loads its screens from another file than expected.");
    },
  };
}
