import { APP_BASE, APP_REDIRECTS, AppError } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#plugins/app-instance.ts";
import { encodingTaken } from "#plugins/taken-encoding.ts";
import type { Config } from "../../config.ts";
import { IMMUTABLE, pageRoute } from "../../page-route.ts";
import { type AppBuild, isAppRoute } from "./app-build.ts";
import { crawlerRoutes, isListed } from "./crawler-files.ts";
import { createPageFinisher, type FinishedPage, finishedPage } from "./finished-pages.ts";
import type { AskedDay } from "./first-day/asked-day.ts";
import type { FirstDay } from "./first-day/first-day.ts";
import type { FirstPerson } from "./first-person.ts";
import { askedLanguage, LANGUAGE_HEADERS, preferredLanguage } from "./page-language.ts";
import { tabOf } from "./page-tab.ts";
import { publicOrigin } from "./public-origin.ts";
import { signRoute } from "./sign-route.ts";
import { sendWorker, WORKER_PATH } from "./worker-file.ts";
import { writtenPages } from "./written-page.ts";

/** Each of the app's pages once in each language counts 13.5 MB; the rest is for other hosts and for tabs. */
const KEPT_BYTES = 14_000_000;
/** Seventeen pages of a day that an address names, or forty of a year or of one kind of festivals. */
const KEPT_BYTES_OF_MANY = 4_200_000;

const FOR_AN_HOUR = "public, max-age=3600";

interface AppRoutesParts {
  readonly build: AppBuild | undefined;
  readonly config: Pick<Config, "publicOrigin" | "contacts" | "hasOfflinePages">;
  /** Undefined where today's panchang cannot be drawn here: then its page is served as it was built. */
  readonly firstDay: FirstDay | undefined;
  /** Like the next, undefined where nothing can be drawn here. */
  readonly askedDay: AskedDay | undefined;
  readonly firstPerson: FirstPerson | undefined;
}

/** The built app under its base. Without a build its paths answer 404 and the calls work all the same. */
export const appRoutes =
  ({ build, config, firstDay, askedDay, firstPerson }: AppRoutesParts) =>
  async (app: App) => {
    const home = `${APP_BASE}/`;
    for (const path of ["/", APP_BASE])
      app.get(path, pageRoute, async (request, reply) => reply.redirect(home + queryOf(request.raw.url), 302));

    if (!build) {
      app.get(`${home}*`, pageRoute, async () => {
        throw new AppError("unknown_path");
      });
      return;
    }
    await app.register(crawlerRoutes(config.publicOrigin));

    const pageIn = writtenPages(build, config);
    const finished = createPageFinisher(KEPT_BYTES);
    const finishedOfMany = createPageFinisher(KEPT_BYTES_OF_MANY);
    app.get<{ Params: { "*": string }; Querystring: Record<string, unknown> }>(
      `${home}*`,
      pageRoute,
      async (request, reply) => {
        const path = request.params["*"];
        const file = build.files.get(path);
        if (file && path === WORKER_PATH) return sendWorker({ file, isWanted: config.hasOfflinePages }, request, reply);
        if (file) return file.send(request, reply, path.startsWith("assets/") ? IMMUTABLE : FOR_AN_HOUR);
        if (/\.[^/]*$/.test(path)) throw new AppError("unknown_path");
        const route = `/${path.replace(/\/$/, "")}`;
        const moved = APP_REDIRECTS.get(route) ?? signRoute(route);
        if (moved !== undefined) return reply.redirect(APP_BASE + moved + queryOf(request.raw.url), 302);
        const origin = publicOrigin(config.publicOrigin, request);
        const tab = tabOf(route, request.query);
        const written = (language: Language) => pageIn({ route, language, origin, tab });
        const asked = askedLanguage(request);
        // The head alone is asked for by who wants to know whether the server is there.
        const isRead = request.method === "GET";
        const isThere = isAppRoute(route);
        if (!isThere || !isListed(route, request.query)) reply.header("x-robots-tag", "noindex");
        // Finished before the person is in it: what they typed is no place for the operator's address.
        const ofPerson =
          isRead &&
          (await firstPerson?.({ route, asked, query: request.query }, (language) => {
            const { html, withHead } = written(language);
            return withHead(html);
          }));
        if (ofPerson) {
          const { headers, withStyles } = written(ofPerson.language);
          return sendPage(request, reply.headers(headers), finishedPage(withStyles(ofPerson.html)), "no-store");
        }
        const language = asked ?? preferredLanguage(request);
        const { html, headers, withHead, withStyles } = written(language);
        reply.headers(headers);
        if (!isThere)
          return sendPage(
            request,
            reply.code(404),
            finished({ key: `nowhere ${language}`, source: html, lasts: true, finish: withStyles }),
          );
        const finish = (text: string, previewed?: string): Buffer => withStyles(withHead(text, previewed));
        const search = queryOf(request.raw.url);
        const ofDay = isRead && askedDay?.(html, { route, language, search });
        if (ofDay) {
          const { html: source, address } = ofDay;
          const key = `${language} ${origin ?? ""} ${address}`;
          const finishOfDay = (text: string): Buffer => finish(text, address);
          return sendPage(request, reply, finishedOfMany({ key, source, lasts: false, finish: finishOfDay }));
        }
        const today = firstDay?.(html, { route, language, search });
        // Today's page has a place of its own: it and the page of any other day are not to push each other out.
        const key = `${language} ${today?.name ?? ""} ${origin ?? ""} ${route} ${tab ?? ""}`;
        const finishedHere = today?.isOneOfMany ? finishedOfMany : finished;
        const source = today?.html ?? html;
        return sendPage(request, reply, finishedHere({ key, source, lasts: today === undefined, finish }));
      },
    );
  };

/** Revalidated each time, because it may change each minute, or not cached at all. Each language has a tag of its own, being other bytes. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  keeping: "no-cache" | "no-store" = "no-cache",
): FastifyReply {
  const encoding = encodingTaken(request);
  if (encoding !== undefined) reply.header("content-encoding", encoding);
  return reply
    .headers({
      "cache-control": keeping,
      etag: page.tag,
      vary: `accept-encoding, ${LANGUAGE_HEADERS}`,
    })
    .type("text/html; charset=utf-8")
    .send(page.in(encoding));
}

/** The id in an address survives every redirect. */
function queryOf(url = ""): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}
