import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type ViteBuilder } from "vite";
import { shortClassNames } from "./plugins/class-names.ts";
import { compileCatalogue } from "./plugins/compile-catalogue.ts";
import { compiledAsItComes } from "./plugins/compiled-as-it-comes.ts";
import { contractAsRead } from "./plugins/contract-as-read.ts";
import { drawInDev } from "./plugins/draw-in-dev.ts";
import { filesOfScreens, sheetsOfScreens } from "./plugins/files-of-screens.ts";
import { inlineScript } from "./plugins/inline-script.ts";
import { librariesAsUsed } from "./plugins/libraries-as-used.ts";
import { namesInPlace } from "./plugins/names-in-place.ts";
import { panelsOfTabs } from "./plugins/tab-files.ts";
import { wordsByScreen } from "./plugins/words-by-screen.ts";
import { writePages } from "./plugins/write-pages.ts";

const SERVER = "http://127.0.0.1:8080";

/**
 * The sheets of the rooms below the features are one, in the order in which these import each other: what a screen says in
 * its own sheet comes after it, whichever files a screen is made of.
 */
const SHEET_OF_ROOMS = /[\\/]src[\\/](?:ui|almanac|person|app)[\\/].*\.module\.css$/;

const IS_SHEET = /\.module\.css$/;
const IS_SCRIPT = /(?<!\.css)$/;

/** What runs under every screen. */
const FRAMEWORK = /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|zod)[\\/]/;

/**
 * Large libraries with the one file that calls them: joined to something small, each would come with that everywhere. So what
 * that file imports besides is not with them.
 */
const LARGE = [
  { name: "form", test: /node_modules[\\/](?:react-hook-form|@hookform)[\\/]|use-schema-form\.ts$/ },
  {
    name: "combobox",
    test: /node_modules[\\/](?:downshift|compute-scroll-into-view|prop-types|react-is|@babel)[\\/]|keep-what-was-typed\.ts$/,
  },
  { name: "drawing", test: /node_modules[\\/]dompurify[\\/]|clean-svg\.ts$/ },
].map((group) => ({ ...group, priority: 3, includeDependenciesRecursively: false }));

const SHORT_NAME = /^(shared|sheet)~/;
const shortName = (name: string): string => SHORT_NAME.exec(name)?.[1] ?? "[name]";

const BASE = "/app/";
const CLIENT = join(import.meta.dirname, "build", "client");
/** Draws the pages, and is left out of what is served. */
const DRAWING = join(import.meta.dirname, "build", "drawing");

const PANELS = join(import.meta.dirname, "src", "features", "reports", "panels.ts");

/** The app for browsers, then its pages. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error("The app is built for browsers and for Node.");
  await builder.build(client);
  await builder.build(ssr);
  const drawing = await import(pathToFileURL(join(DRAWING, "entry.server.js")).href);
  const panels = panelsOfTabs(await readFile(PANELS, "utf8"));
  await writePages({ clientDir: CLIENT, base: BASE, drawing, panels });
  await rm(DRAWING, { recursive: true });
}

export default defineConfig({
  base: BASE,
  appType: "custom",
  plugins: [
    wordsByScreen(),
    compileCatalogue(),
    contractAsRead(),
    librariesAsUsed(),
    inlineScript(),
    shortClassNames(),
    namesInPlace(),
    react(),
    compiledAsItComes(),
    drawInDev(),
  ],
  build: { assetsInlineLimit: 0 },
  builder: { buildApp },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/cast-worker-[hash].js", codeSplitting: false } },
  },
  environments: {
    client: {
      build: {
        outDir: CLIENT,
        manifest: true,
        rolldownOptions: {
          input: "src/app/entry.client.tsx",
          // A list that spreads another into itself is dropped where nobody uses it; no module reads a property to make it act.
          treeshake: { propertyReadSideEffects: false },
          // The name of a rule stands where it is used.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            // The names of groups list all who use them.
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
            assetFileNames: ({ names: [name = ""] }) => `assets/${shortName(name)}-[hash][extname]`,
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 4 },
                ...LARGE,
                { name: "base", test: SHEET_OF_ROOMS, priority: 2 },
                { name: sheetsOfScreens(), debugName: "sheets-of-screens", test: IS_SHEET, priority: 2 },
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
    ssr: {
      build: { outDir: DRAWING, copyPublicDir: false, rolldownOptions: { input: "src/app/entry.server.tsx" } },
    },
  },
  server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy: { "/server": SERVER } },
  preview: { host: "127.0.0.1", proxy: { "/server": SERVER } },
});
