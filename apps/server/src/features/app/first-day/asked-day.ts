import { type AnswerContext, answers, wirePlace } from "@vedanga/answers";
import { AppError, calls } from "@vedanga/contract";
import type { Gazetteer } from "@vedanga/gazetteer";
import { LANGUAGE_CODES, type Language } from "@vedanga/names";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { createDrawingLimit } from "../drawing-limit.ts";
import { filled, type Parts } from "../filled-page.ts";
import type { AskedDay as AskedPageDay, HeadWords, PageDay, PageRenderer } from "../page-renderer.ts";
import { SAYS_NOTHING_OF_THE_DAY } from "./first-day.ts";
import { parametersOf } from "./parameters-of.ts";

/** Days that many open at once, as those of a link that is passed on: one takes 0.7 MB, if its page was opened in both languages. */
const KEPT_DAYS = 8;
/** More in one second are sent as they were built: one takes as long as several calls. */
const DRAWN_PER_SECOND = 10;
const MINUTE_MS = 60_000;

const NAMES_A_DAY = /^(date|place)$/;

/** The page in another language, with what its head says: see with-languages in the web. */
const TURNED = /(<template[^>]* lang="(\w+)"[^>]*) data-title="[^"]*" data-description="[^"]*"/g;

/** What a reader opened. */
interface OpenedPage {
  /** The path below the app's base. */
  readonly route: string;
  readonly language: Language;
  /** With its question mark. */
  readonly search: string;
}

/** The page with the day of its address, and that address below the app's base, as the page itself writes it. */
export interface DayPage {
  readonly html: string;
  readonly address: string;
}

const isSkipped = (error: unknown): boolean => error instanceof AppError && error.code === "skipped_date";

/** Undefined of a date that its place skipped, as it moved over the line of dates. */
function unlessSkipped<A>(answer: () => A): A | undefined {
  try {
    return answer();
  } catch (error) {
    if (isSkipped(error)) return undefined;
    throw error;
  }
}

/** Writes the day that an address of the panchang names into its page; undefined where it names none, or cannot be drawn. */
export type AskedDay = (html: string, page: OpenedPage) => DayPage | undefined;

interface AskedDayParts {
  readonly renderer: PageRenderer;
  readonly gazetteer: Pick<Gazetteer, "byId">;
  /** The ephemeris and the present moment. */
  readonly contextNow: () => AnswerContext;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

interface DrawnDay {
  /** The page without the day, and with it: one in each language. */
  readonly pages: Map<string, DayPage>;
  readonly address: string;
  readonly atMs: number;
  readonly parts: Parts;
  readonly heads: ReadonlyMap<string, HeadWords>;
}

/**
 * The day and the place of an address in the page, by our own list of places, whoever else is asked for them. The visitor's
 * own page asks again and takes over. A fault leaves the page as it was built, and is logged once until a day is drawn again.
 */
export function createAskedDay({ renderer, gazetteer, contextNow, log }: AskedDayParts): AskedDay {
  const drawn = new LRUCache<string, DrawnDay>({ max: KEPT_DAYS });
  const isOneTooMany = createDrawingLimit(DRAWN_PER_SECOND);
  let isFaulty = false;

  function dayOf({ date, cityId }: AskedPageDay, language: Language): PageDay | undefined {
    if (cityId === null) return { date, city: null };
    const listed = gazetteer.byId(cityId, language);
    return listed === null ? undefined : { date, city: wirePlace(listed) };
  }

  /** Undefined if the place is not in the list. */
  function drawDay(asked: AskedPageDay): DrawnDay | undefined {
    const context = contextNow();
    const { nowUnixMs } = context;
    let address = "";
    const parts: Record<string, string> = {};
    const heads = new Map<Language, HeadWords>();
    for (const language of LANGUAGE_CODES) {
      const day = dayOf(asked, language);
      if (day === undefined) return undefined;
      const { limbs, day: own, yesterday, tomorrow, coming } = renderer.firstDayAddresses(nowUnixMs, language, day);
      const dayAt = (at: string) => answers.panchangDay(parametersOf(calls.panchangDay, at), context).response;
      const besideAt = (at: string | undefined) => (at === undefined ? undefined : unlessSkipped(() => dayAt(at)));
      const dayAnswers = {
        limbs: answers.panchang(parametersOf(calls.panchang, limbs), context).response,
        day: dayAt(own),
        yesterday: besideAt(yesterday),
        tomorrow: besideAt(tomorrow),
        coming: answers.panchangComing(parametersOf(calls.panchangComing, coming), context).response,
      };
      Object.assign(parts, renderer.renderFirstDay(dayAnswers, nowUnixMs, language, day));
      heads.set(language, renderer.headOfDay(day, nowUnixMs, language));
      address = renderer.addressOfDay(day);
    }
    return { pages: new Map(), address, atMs: nowUnixMs, parts, heads };
  }

  function written(html: string, language: Language, { address, atMs, parts, heads }: DrawnDay): DayPage {
    const wordsIn = (code: string): HeadWords => heads.get(code) ?? { title: "", description: "" };
    const own = wordsIn(language);
    const page = filled(html, parts, atMs)
      .replace("<html", () => `<html data-first-day-of="${address.replaceAll("&", "&amp;")}"`)
      .replace(/<title>[^<]*/, () => `<title>${own.title}`)
      .replace(/(<meta name="description" content=")[^"]*/, (_all, before: string) => before + own.description)
      .replaceAll(TURNED, (_all, before: string, code: string) => {
        const { title, description } = wordsIn(code);
        return `${before} data-title="${title}" data-description="${description}"`;
      });
    return { html: page, address };
  }

  return (html, { route, language, search }) => {
    if (route !== "/panchang") return undefined;
    const names = [...new URLSearchParams(search).keys()];
    if (!names.every((name) => NAMES_A_DAY.test(name) || SAYS_NOTHING_OF_THE_DAY.test(name))) return undefined;
    const asked = renderer.askedDay(search);
    if (asked === undefined) return undefined;
    const { nowUnixMs } = contextNow();
    try {
      const key = JSON.stringify([asked, Math.floor(nowUnixMs / MINUTE_MS)]);
      let day = drawn.get(key);
      if (day === undefined) {
        if (isOneTooMany(nowUnixMs)) return undefined;
        day = drawDay(asked);
        if (day === undefined) return undefined;
        isFaulty = false;
        drawn.set(key, day);
      }
      const page = day.pages.get(html) ?? written(html, language, day);
      day.pages.set(html, page);
      return page;
    } catch (error) {
      if (isSkipped(error)) return undefined;
      if (!isFaulty) log.error(error, "the day of an address could not be drawn into its page");
      isFaulty = true;
      return undefined;
    }
  };
}
