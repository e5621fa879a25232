import { APP_PATHS, AppError, PERSONAL_ROUTES, SERVER_BASE } from "@vedanga/contract";
import { LANGUAGE_CODES } from "@vedanga/names/language";
import type { App } from "#plugins/app-instance.ts";
import { pageRoute } from "../../page-route.ts";
import { addressIn } from "./page-head.ts";
import { publicOrigin } from "./public-origin.ts";

/** Whether a search engine may list the page at this path: never one that an id opens, and no screen of a person. */
export function isListed(route: string, query: Readonly<Record<string, unknown>>): boolean {
  return !PERSONAL_ROUTES.has(route) && query.id === undefined && query.view === undefined;
}

const ONE_DAY_S = 86_400;

/**
 * `/robots.txt` and `/sitemap.xml`: what search engines may read, and where. Cacheable for a day if the operator
 * set the public address, and not at all if they repeat the client's host.
 */
export const crawlerRoutes = (configuredOrigin: string | undefined) => async (app: App) => {
  const options = {
    ...pageRoute,
    config: { ...pageRoute.config, ...(configuredOrigin !== undefined && { sharedForSeconds: ONE_DAY_S }) },
  };

  app.get("/robots.txt", options, async (request, reply) => {
    const origin = publicOrigin(configuredOrigin, request);
    const sitemap = origin === undefined ? [] : ["", `Sitemap: ${origin}/sitemap.xml`];
    return reply
      .type("text/plain; charset=utf-8")
      .send(
        ["User-agent: *", "Disallow: /*?id=", "Disallow: /*&id=", `Disallow: ${SERVER_BASE}/`, ...sitemap, ""].join(
          "\n",
        ),
      );
  });

  app.get("/sitemap.xml", options, async (request, reply) => {
    const origin = publicOrigin(configuredOrigin, request);
    // It may name nothing but whole addresses (sitemaps.org).
    if (origin === undefined) throw new AppError("malformed_request");
    // The pages themselves say which of them are the same in another language.
    const entries = APP_PATHS.filter((path) => isListed(path, {})).flatMap((path) =>
      LANGUAGE_CODES.map((code) => `<url><loc>${addressIn(code, origin, path)}</loc></url>`),
    );
    return reply
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
      );
  });
};
