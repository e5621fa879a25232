import fastifyStatic from "@fastify/static";
import { APP_BASE, AppError } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import type { Config } from "../../config.ts";
import { type AppBuild, isAppRoute } from "./app-build.ts";
import { crawlerRoutes, isListed, publicOrigin } from "./crawler-files.ts";
import { type FirstDay, isFirstDayPage } from "./first-day.ts";
import { withContactEmail, withPublicAddress } from "./page-head.ts";

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3600;

interface AppRoutesParts {
  readonly build: AppBuild | undefined;
  readonly config: Pick<Config, "publicOrigin" | "contacts">;
  /** Undefined where today's panchang cannot be drawn here: then its page is served as it was built. */
  readonly firstDay: FirstDay | undefined;
}

/** The built app under its base. Without a build its paths answer 404 and the calls work all the same. */
export const appRoutes =
  ({ build, config, firstDay }: AppRoutesParts) =>
  async (app: App) => {
    const home = `${APP_BASE}/`;
    const options = { schema: { hide: true }, config: { rateLimit: false } } as const;
    for (const path of ["/", APP_BASE])
      app.get(path, options, async (request, reply) => reply.redirect(home + queryOf(request.raw.url), 302));

    if (!build) {
      app.get(`${home}*`, options, async () => {
        throw new AppError("unknown_path");
      });
      return;
    }
    await app.register(crawlerRoutes(config.publicOrigin));
    await app.register(fastifyStatic, { root: build.dir, serve: false, cacheControl: false, preCompressed: true });

    app.get<{ Params: { "*": string }; Querystring: Record<string, unknown> }>(
      `${home}*`,
      options,
      async (request, reply) => {
        const path = request.params["*"];
        if (build.files.has(path)) {
          const age = path.startsWith("assets/") ? `${ONE_YEAR_S}, immutable` : ONE_HOUR_S;
          return reply.header("cache-control", `public, max-age=${age}`).sendFile(path);
        }
        if (/\.[^/]*$/.test(path)) throw new AppError("unknown_path");
        const route = `/${path.replace(/\/$/, "")}`;
        const page = build.pageFor(route);
        reply.headers({ "cache-control": "no-cache", "content-security-policy": page.contentSecurityPolicy });
        reply.type("text/html; charset=utf-8");
        if (!isAppRoute(route)) return reply.code(404).header("x-robots-tag", "noindex").send(page.html);
        if (!isListed(route, request.query)) reply.header("x-robots-tag", "noindex");
        const origin = publicOrigin(config.publicOrigin, request);
        const drawn = firstDay && isFirstDayPage(route, request.query) ? firstDay(page.html) : page.html;
        const html = withContactEmail(drawn, config.contacts.contactEmail);
        return reply.send(withPublicAddress(html, { origin, route }, build.homePage.html));
      },
    );
  };

/** The id in an address survives every redirect. */
function queryOf(url = ""): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}
