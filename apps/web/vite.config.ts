import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compileCatalogue } from "./plugins/compile-catalogue.ts";
import { inlineScript } from "./plugins/inline-script.ts";
import { ownScreenLoader } from "./plugins/own-screen-loader.ts";

const SERVER = "http://127.0.0.1:8080";

export default defineConfig({
  base: "/app/",
  plugins: [compileCatalogue(), inlineScript(), ownScreenLoader(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy: { "/server": SERVER } },
  preview: { host: "127.0.0.1", proxy: { "/server": SERVER } },
});
