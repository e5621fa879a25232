import { defineConfig } from "vite";
import { compileCatalogue } from "./plugins/compile-catalogue.ts";

/** Builds what the server draws today's panchang with: one file that needs nothing beside it. */
export default defineConfig({
  base: "/app/",
  plugins: [compileCatalogue()],
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/first-paint/first-day.tsx",
    outDir: "build/first-day",
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rollupOptions: { output: { entryFileNames: "index.js" } },
  },
});
