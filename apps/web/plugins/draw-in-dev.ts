import type { Plugin } from "vite";

const APP = '<script type="module" src="/src/app/entry.client.tsx"></script>';
const IS_PAGE = /^[^.?]*(\?|$)/;

/** Serves every page while the app is worked on: the one that draws any path, with the app as it is written. */
export function drawInDev(): Plugin {
  return {
    name: "draw-in-dev",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { method = "", originalUrl = "" } = request;
          if (!/^(GET|HEAD)$/.test(method) || !IS_PAGE.test(originalUrl)) return next();
          try {
            const { drawPages } = await server.ssrLoadModule("/src/app/entry.server.tsx");
            const [{ html }] = await drawPages();
            // The addresses in the page have the base of the app already; Vite adds it, and what it needs itself, to this one.
            const scripts = await server.transformIndexHtml(originalUrl, APP);
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(html.replace("</body>", () => `${scripts}</body>`));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
