import { defineConfig } from "vite";
import { shellOf } from "./plugins/shell-of.ts";

const CLIENT = "build/client";

/** Builds the worker that keeps the app on the device, after the app: it names the app's files. */
export default defineConfig({
  publicDir: false,
  define: { SHELL: JSON.stringify(shellOf(CLIENT)), "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    minify: true,
    lib: { entry: "worker/service-worker.ts", formats: ["iife"], name: "worker", fileName: () => "sw.js" },
  },
});
