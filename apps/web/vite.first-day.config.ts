import { defineConfig } from "vite";
import { shortClassNames } from "./plugins/class-names.ts";
import { compileCatalogue } from "./plugins/compile-catalogue.ts";

/** Builds the file with which the server renders today's panchang: one file without other dependencies. */
export default defineConfig({
  base: "/app/",
  plugins: [compileCatalogue(), shortClassNames()],
  // Node has a storage of its own, which would be that of all readers.
  define: { "process.env.NODE_ENV": '"production"', localStorage: "undefined", sessionStorage: "undefined" },
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/first-paint/first-day.tsx",
    outDir: "build/first-day",
    copyPublicDir: false,
    // It stays in the memory of the server as text.
    minify: true,
    assetsInlineLimit: 0,
    rollupOptions: { output: { entryFileNames: "index.js", codeSplitting: false } },
  },
});
