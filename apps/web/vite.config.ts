import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compileCatalogue } from "./plugins/compile-catalogue.ts";
import { inlineScript } from "./plugins/inline-script.ts";
import { ownScreenLoader } from "./plugins/own-screen-loader.ts";

const SERVER = "http://127.0.0.1:8080";

/** What brings no sheet of style: those stay in the files, and in the order, that their screens need. */
const withoutSheet = /[\\/]node_modules[\\/]|\.ts$/;

/** Facts and drawings of all sacred places: only screens that show them bring them. */
const ofTheGuide = /sacred-places[\\/]src[\\/](?!ids\.ts)|[\\/]scene[\\/]drawings\.ts/;

const isShared = (id: string): boolean => withoutSheet.test(id) && !ofTheGuide.test(id);

/** The schemas of records are made of one another as they load: in two files these would wait for each other. */
const ofRecords = /contract[\\/]src[\\/](user-details|shared-details|initial-of)\.ts$/;

const shortName = (name: string): string => (name.startsWith("shared~") ? "shared" : "[name]");

export default defineConfig({
  base: "/app/",
  plugins: [compileCatalogue(), inlineScript(), ownScreenLoader(), reactRouter()],
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
                { name: "base", test: ofRecords, priority: 2 },
                { name: "base", test: isShared, minShareCount: 8, priority: 1 },
                {
                  name: "shared",
                  test: isShared,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 16_000,
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
