import { APP_BASE, APP_ROUTES, SERVER_BASE } from "@vedanga/contract";
import type { FastifyRequest } from "fastify";
import type { App } from "#plugins/app-instance.ts";

/** Screens that show a person and nothing to anyone else. */
const PERSONAL: ReadonlySet<string> = new Set(["/results"]);

/** Whether a search engine may list what stands at this path: never what an id opens, and no screen of a person. */
export function isListed(route: string, query: Readonly<Record<string, unknown>>): boolean {
  return !PERSONAL.has(route) && query.id === undefined;
}

/** The address under which the public knows this server: the operator's word, or else the one it was asked at. */
export function publicOrigin(configured: string | undefined, { protocol, host }: FastifyRequest): string {
  if (configured !== undefined) return configured;
  const asked = `${protocol}://${host}`;
  return URL.canParse(asked) ? new URL(asked).origin : "";
}

const ONE_DAY_S = 86_400;

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and where. */
export const crawlerRoutes = (configuredOrigin: string | undefined) => async (app: App) => {
  const options = { schema: { hide: true }, config: { rateLimit: false, sharedForSeconds: ONE_DAY_S } } as const;

  app.get("/robots.txt", options, async (request, reply) => {
    const origin = publicOrigin(configuredOrigin, request);
    return reply
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          "Disallow: /*?id=",
          "Disallow: /*&id=",
          `Disallow: ${SERVER_BASE}/`,
          "",
          `Sitemap: ${origin}/sitemap.xml`,
          "",
        ].join("\n"),
      );
  });

  app.get("/sitemap.xml", options, async (request, reply) => {
    const origin = publicOrigin(configuredOrigin, request);
    const entries = APP_ROUTES.filter((route) => !route.includes(":") && isListed(route, {})).map(
      (route) => `<url><loc>${origin}${APP_BASE}${route}</loc></url>`,
    );
    return reply
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
      );
  });
};
