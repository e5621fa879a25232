import { type AnswerContext, answers } from "@vedanga/answers";
import { calls, type PanchangRequest, SIGN_SLUGS } from "@vedanga/contract";
import { LANGUAGE_CODES, type Language } from "@vedanga/names";
import type { FastifyBaseLogger } from "fastify";
import { filled, type Parts } from "../filled-page.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { parametersOf } from "./parameters-of.ts";
import { createRunningMonth, isMonthPage } from "./running-month.ts";
import { createRunningYear, isYearPage } from "./running-year.ts";
import { createSignDays, signOfPage } from "./sign-days.ts";
import { createSignYears, signOfYearPage } from "./sign-years.ts";

const MINUTE_MS = 60_000;

/** Which page is written into. */
interface WrittenPage {
  /** The path below the app's base. */
  readonly route: string;
  readonly language: Language;
  /** Of the address, with its question mark. */
  readonly search: string;
}

interface TodaysPage {
  readonly html: string;
  /** What is written into it. */
  readonly name: string;
  /** Its address chooses it from many. */
  readonly isOneOfMany: boolean;
}

/** Writes what is of today into a prerendered page that has spots for it; undefined where the address is about something else. */
export type FirstDay = (html: string, page: WrittenPage) => TodaysPage | undefined;

/** What draws a page, with its name, by which it is kept and logged. */
interface Subject extends Pick<TodaysPage, "name" | "isOneOfMany"> {
  /** Attributes of the root. */
  readonly atRoot?: string;
  draw(nowMs: number): Parts;
}

interface FirstDayParts {
  readonly renderer: PageRenderer;
  /** The ephemeris and the present moment. */
  readonly contextNow: () => AnswerContext;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/**
 * What is of today at Hyderabad in its pages: the panchang in every language; the month, the festivals, and the day and the year
 * of a Moon sign in the page's own. Each is calculated and drawn when it is first asked for, and again only where another minute
 * or date changes it. The visitor's own page asks again and takes over; this is shown until then, and permanently if no script runs. A fault leaves the page as it was built and is logged once, until it is gone.
 */
export function createFirstDay({ renderer, contextNow, log }: FirstDayParts): FirstDay {
  let minute = Number.NaN;
  let drawn = new Map<string, Parts | null>();
  let written = new Map<string, Map<string, string>>();
  const faulty = new Set<string>();
  // The day is the same all day; only the moment in it is another each minute.
  const days = keptFromLast((address) => answers.panchangDay(questionOf(address), contextNow()).response);
  const coming = keptFromLast(
    (address) => answers.panchangComing(parametersOf(calls.panchangComing, address), contextNow()).response,
  );
  const signDays = createSignDays({ renderer, contextNow });
  const signYears = createSignYears({ renderer, contextNow });
  const runningMonth = createRunningMonth({ renderer, contextNow });
  const runningYear = createRunningYear({ renderer, contextNow });

  function drawDay(nowMs: number): Parts {
    const parts = LANGUAGE_CODES.map((language) => {
      const addresses = renderer.firstDayAddresses(nowMs, language);
      return renderer.renderFirstDay(
        {
          limbs: answers.panchang(questionOf(addresses.limbs), contextNow()).response,
          day: days.at(addresses.day),
          yesterday: addresses.yesterday === undefined ? undefined : days.at(addresses.yesterday),
          tomorrow: addresses.tomorrow === undefined ? undefined : days.at(addresses.tomorrow),
          coming: coming.at(addresses.coming),
        },
        nowMs,
        language,
      );
    });
    days.forgetOthers();
    coming.forgetOthers();
    return Object.assign({}, ...parts);
  }

  /** Undefined if the page is about something else than today. */
  function subjectOf({ route, language, search }: WrittenPage, nowMs: number): Subject | undefined {
    const names = [...new URLSearchParams(search).keys()].filter((name) => !SAYS_NOTHING_OF_THE_DAY.test(name));
    const signOfYear = signOfYearPage(route);
    if (signOfYear !== undefined && names.every((name) => name === "year")) {
      const asked = renderer.askedYear(search, nowMs);
      if (asked === null) return undefined;
      const { year, isPresent } = asked;
      return {
        name: `${year} of ${signOfYear} in ${language}`,
        isOneOfMany: !isPresent,
        atRoot: ` data-first-day-year="${year}" data-first-day-zodiac="${SIGN_SLUGS.indexOf(signOfYear) + 1}"`,
        draw: (atMs) => signYears(atMs, language, signOfYear, year),
      };
    }
    if (isYearPage(route) && names.every((name) => name === "kind" || name === "place")) {
      const kind = renderer.askedKind(search);
      if (kind === undefined) return undefined;
      return {
        name: `the festivals${kind === null ? "" : ` (${kind})`} in ${language}`,
        isOneOfMany: kind !== null,
        draw: (atMs) => runningYear(atMs, language, kind),
      };
    }
    if (names.length > 0) return undefined;
    const isOneOfMany = false;
    const sign = signOfPage(route);
    if (sign !== undefined)
      return { name: `the day of ${sign} in ${language}`, isOneOfMany, draw: (atMs) => signDays(atMs, language, sign) };
    if (isMonthPage(route))
      return { name: `the month in ${language}`, isOneOfMany, draw: (atMs) => runningMonth(atMs, language) };
    return PAGES_OF_TODAY.includes(route) ? { name: "the panchang", isOneOfMany, draw: drawDay } : undefined;
  }

  /** Null if they cannot be drawn; that is tried once a minute. */
  function partsOf({ name, draw }: Subject, nowMs: number): Parts | null {
    const known = drawn.get(name);
    if (known !== undefined) return known;
    let parts: Parts | null = null;
    try {
      parts = draw(nowMs);
      faulty.delete(name);
    } catch (error) {
      if (!faulty.has(name)) log.error(error, `${name} could not be drawn into its pages`);
      faulty.add(name);
    }
    drawn.set(name, parts);
    return parts;
  }

  function write(html: string, subject: Subject, nowMs: number): string {
    const parts = partsOf(subject, nowMs);
    if (parts === null) return html;
    return filled(html, parts, nowMs, subject.atRoot);
  }

  return (html, page) => {
    const { nowUnixMs } = contextNow();
    const subject = subjectOf(page, nowUnixMs);
    if (subject === undefined) return undefined;
    const present = Math.floor(nowUnixMs / MINUTE_MS);
    if (present !== minute) {
      minute = present;
      written = new Map();
      drawn = new Map();
    }
    const pages = written.get(subject.name) ?? new Map<string, string>();
    const known = pages.get(html) ?? write(html, subject, nowUnixMs);
    pages.set(html, known);
    written.set(subject.name, pages);
    return { html: known, name: subject.name, isOneOfMany: subject.isOneOfMany };
  };
}

/** The answers to addresses; those that were not asked for since the last time are forgotten. */
function keptFromLast<A>(answerTo: (address: string) => A) {
  let last = new Map<string, A>();
  let present = new Map<string, A>();
  return {
    at(address: string): A {
      const answer = present.get(address) ?? last.get(address) ?? answerTo(address);
      present.set(address, answer);
      return answer;
    },
    forgetOthers(): void {
      last = present;
      present = new Map();
    },
  };
}

const questionOf = (address: string): PanchangRequest => parametersOf(calls.panchang, address);

/** What makers of links add to an address, a language, and the id of a person: none names another day or place. */
export const SAYS_NOTHING_OF_THE_DAY = /^(id|lang|utm_[a-z]+|fbclid|gclid)$/;

/** Of which today at Hyderabad is a part, unless the visitor's device has another choice. */
const PAGES_OF_TODAY: readonly string[] = ["/", "/panchang"];
