import { type AnswerContext, answers, type SkyCall, wirePlace, withClockOfPoint } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import { type Gazetteer, zoneAt } from "@vedanga/gazetteer";
import { type Language, languageOfWord } from "@vedanga/names/language";
import type { FastifyBaseLogger } from "fastify";
import { answerTimezone } from "../../calls/answer-timezone.ts";
import type { RecordStore } from "../../store/record-store.ts";
import { createDrawingLimit } from "./drawing-limit.ts";
import { filled } from "./filled-page.ts";
import { parametersOf } from "./first-day/parameters-of.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** More in one second are sent as they were built: drawing one takes as long as answering a few calls. */
const DRAWN_PER_SECOND = 20;

const PAGES: readonly string[] = ["/results", "/features"];

/** What a reader opened. */
interface OpenedPage {
  /** The path below the app's base. */
  readonly route: string;
  /** The language that is asked for. */
  readonly asked: Language | undefined;
  readonly query: Readonly<Record<string, unknown>>;
}

interface DrawnPage {
  readonly html: string;
  /** The one asked for, else the one that the person reads. */
  readonly language: Language;
}

/** Writes the top of a person's page into what `htmlIn` was built; undefined where it shows nobody, or cannot be drawn. */
export type FirstPerson = (page: OpenedPage, htmlIn: (language: Language) => string) => Promise<DrawnPage | undefined>;

interface FirstPersonParts {
  readonly renderer: Pick<PageRenderer, "renderPerson">;
  readonly store: Pick<RecordStore, "find">;
  readonly gazetteer: PlaceList;
  /** The ephemeris and the present moment. */
  readonly contextNow: () => AnswerContext;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

type PlaceList = Pick<Gazetteer, "search">;

const NAMES_OF_PATHS: ReadonlyMap<string, SkyCall> = new Map(
  (Object.keys(answers) as SkyCall[]).map((name) => [calls[name].path, name]),
);

/** What the call at an address answers, as its route would; places by our own list, whoever else is asked for them. */
async function answerAt(address: string, context: AnswerContext, gazetteer: PlaceList): Promise<unknown> {
  const path = address.replace(/\?.*/, "");
  if (path === calls.geoTimezone.path)
    return answerTimezone(parametersOf(calls.geoTimezone, address), context.nowUnixMs);
  if (path === calls.geoSearch.path) {
    const { q, lang, limit } = parametersOf(calls.geoSearch, address);
    return { response: gazetteer.search(q, { lang, limit }).places.map(wirePlace) };
  }
  const name = NAMES_OF_PATHS.get(path);
  if (name === undefined) throw new TypeError("no call of the sky is answered there");
  const answer: (request: never, context: AnswerContext) => unknown = answers[name];
  return answer((await withClockOfPoint(parametersOf(calls[name], address), zoneAt)) as never, context);
}

/**
 * The person whom an address names in the page, drawn for each request and kept nowhere. The page asks again and takes over;
 * this is read until then. A fault leaves the page as it was built, and is logged once until a page is drawn again.
 */
export function createFirstPerson({ renderer, store, gazetteer, contextNow, log }: FirstPersonParts): FirstPerson {
  const isOneTooMany = createDrawingLimit(DRAWN_PER_SECOND);
  let isFaulty = false;

  return async ({ route, asked, query }, htmlIn) => {
    const { id, tab = null } = query;
    if (!PAGES.includes(route) || typeof id !== "string" || query.view !== undefined) return undefined;
    const context = contextNow();
    const { nowUnixMs } = context;
    if (isOneTooMany(nowUnixMs)) return undefined;
    try {
      const details = await store.find(id);
      if (details === undefined) return undefined;
      const language = asked ?? languageOfWord(details.language);
      const page = { route, tab: typeof tab === "string" ? tab : null, id, details, language };
      const parts = await renderer.renderPerson(page, (address) => answerAt(address, context, gazetteer));
      isFaulty = false;
      if (Object.keys(parts).length === 0) return undefined;
      const html = filled(htmlIn(language), parts, nowUnixMs).replace("<html", "<html data-of-person");
      return { html, language };
    } catch (error) {
      // Not what was asked: it names the person.
      if (!isFaulty)
        log.error({ fault: error instanceof Error ? error.stack : "" }, "a person's page could not be drawn");
      isFaulty = true;
      return undefined;
    }
  };
}
