import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compileCatalogue } from "./plugins/compile-catalogue.ts";
import { contractAsRead } from "./plugins/contract-as-read.ts";
import { entriesMayShare } from "./plugins/entries-may-share.ts";
import { filesOfScreens } from "./plugins/files-of-screens.ts";
import { inlineScript } from "./plugins/inline-script.ts";
import { ownScreenLoader } from "./plugins/own-screen-loader.ts";
import { wordsByScreen } from "./plugins/words-by-screen.ts";

const SERVER = "http://127.0.0.1:8080";

/**
 * The sheets of the rooms below the features are one, in the order in which these import each other: what a screen says in
 * its own sheet comes after it, whichever files a screen is made of.
 */
const SHEET_OF_ROOMS = /[\\/]src[\\/](?:ui|almanac|person|app)[\\/].*\.module\.css$/;

const IS_SCRIPT = /(?<!\.css)$/;

/** What runs under every screen. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|@lingui|use-sync-external-store|zod)[\\/]/;

/** Large libraries with the one file that calls them: joined to something small, each would come with that everywhere. */
const LARGE = [
  { name: "form", test: /node_modules[\\/](?:react-hook-form|@hookform)[\\/]|use-schema-form\.ts$/ },
  {
    name: "combobox",
    test: /node_modules[\\/](?:downshift|compute-scroll-into-view|prop-types|react-is|@babel)[\\/]|keep-what-was-typed\.ts$/,
  },
  { name: "drawing", test: /node_modules[\\/]dompurify[\\/]|clean-svg\.ts$/ },
].map((group) => ({ ...group, priority: 3 }));

const shortName = (name: string): string => (name.startsWith("shared~") ? "shared" : "[name]");

export default defineConfig({
  base: "/app/",
  plugins: [
    wordsByScreen(),
    compileCatalogue(),
    contractAsRead(),
    inlineScript(),
    ownScreenLoader(),
    reactRouter(),
    entriesMayShare(),
  ],
  build: { assetsInlineLimit: 0 },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/cast-worker-[hash].js", codeSplitting: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The names of groups list all who use them.
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
            assetFileNames: ({ names: [name = ""] }) => `assets/${shortName(name)}-[hash][extname]`,
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 4 },
                ...LARGE,
                { name: "base", test: SHEET_OF_ROOMS, priority: 2 },
                // What each imports is in a file that it needs as well, and no two wait for each other.
                {
                  name: filesOfScreens(),
                  debugName: "files-of-screens",
                  test: IS_SCRIPT,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy: { "/server": SERVER } },
  preview: { host: "127.0.0.1", proxy: { "/server": SERVER } },
});
