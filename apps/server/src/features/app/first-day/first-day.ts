import { type AnswerContext, answers } from "@vedanga/answers";
import { calls, type PanchangRequest } from "@vedanga/contract";
import { LANGUAGE_CODES, type Language } from "@vedanga/names";
import type { FastifyBaseLogger } from "fastify";
import { filled, type Parts } from "../filled-page.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { parametersOf } from "./parameters-of.ts";
import { createRunningMonth, isMonthPage } from "./running-month.ts";
import { createRunningYear, isYearPage } from "./running-year.ts";
import { createSignDays, signOfPage } from "./sign-days.ts";

const MINUTE_MS = 60_000;

/** Which page is written into. */
interface WrittenPage {
  /** The path below the app's base. */
  readonly route: string;
  readonly language: Language;
}

/** Writes what is of today into a prerendered page that has spots for it. */
export type FirstDay = (html: string, page: WrittenPage) => string;

interface FirstDayParts {
  readonly renderer: PageRenderer;
  /** The ephemeris and the present moment. */
  readonly contextNow: () => AnswerContext;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/**
 * Today at Hyderabad in the page, calculated and rendered once in each minute with a request: its panchang in every language,
 * its month, its festivals and the day of a Moon sign in the page's own. The visitor's own page asks again and takes over; this is shown until then,
 * and permanently if no script runs. A fault leaves the page as it was built and is logged once, until it is gone.
 */
export function createFirstDay({ renderer, contextNow, log }: FirstDayParts): FirstDay {
  let minute = Number.NaN;
  let drawn = new Map<string, Parts | null>();
  let written = new Map<string, string>();
  const faulty = new Set<string>();
  // The day is the same all day; only the moment in it is another each minute.
  const days = keptFromLast((address) => answers.panchangDay(questionOf(address), contextNow()).response);
  const coming = keptFromLast(
    (address) => answers.panchangComing(parametersOf(calls.panchangComing, address), contextNow()).response,
  );
  const signDays = createSignDays({ renderer, contextNow });
  const runningMonth = createRunningMonth({ renderer, contextNow });
  const runningYear = createRunningYear({ renderer, contextNow });

  function drawDay(nowMs: number): Parts {
    const parts = LANGUAGE_CODES.map((language) => {
      const addresses = renderer.firstDayAddresses(nowMs, language);
      return renderer.renderFirstDay(
        {
          limbs: answers.panchang(questionOf(addresses.limbs), contextNow()).response,
          day: days.at(addresses.day),
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

  /** What a page is about, in the words of the log, and what draws it. */
  function subjectOf({ route, language }: WrittenPage): readonly [string, (nowMs: number) => Parts] {
    const sign = signOfPage(route);
    if (sign !== undefined) return [`the day of ${sign} in ${language}`, (nowMs) => signDays(nowMs, language, sign)];
    if (isMonthPage(route)) return [`the month in ${language}`, (nowMs) => runningMonth(nowMs, language)];
    if (isYearPage(route)) return [`the festivals in ${language}`, (nowMs) => runningYear(nowMs, language)];
    return ["the panchang", drawDay];
  }

  /** Null if they cannot be drawn; that is tried once a minute. */
  function partsOf(page: WrittenPage, nowMs: number): Parts | null {
    const [subject, draw] = subjectOf(page);
    const known = drawn.get(subject);
    if (known !== undefined) return known;
    let parts: Parts | null = null;
    try {
      parts = draw(nowMs);
      faulty.delete(subject);
    } catch (error) {
      if (!faulty.has(subject)) log.error(error, `${subject} could not be drawn into its pages`);
      faulty.add(subject);
    }
    drawn.set(subject, parts);
    return parts;
  }

  return (html, page) => {
    const { nowUnixMs } = contextNow();
    const present = Math.floor(nowUnixMs / MINUTE_MS);
    if (present !== minute) {
      minute = present;
      written = new Map();
      drawn = new Map();
    }
    const known = written.get(html);
    if (known !== undefined) return known;
    const parts = partsOf(page, nowUnixMs);
    const whole = parts === null ? html : filled(html, parts, nowUnixMs);
    written.set(html, whole);
    return whole;
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

const PAGES: readonly string[] = ["/", "/panchang", "/panchang/month", "/panchang/festivals"];

/** Whether a page shows what is of today, of this month or of the year from today on, at Hyderabad, unless the visitor's device has another choice. */
export function isFirstDayPage(route: string, query: Readonly<Record<string, unknown>>): boolean {
  const isOfToday = PAGES.includes(route) || signOfPage(route) !== undefined;
  return isOfToday && Object.keys(query).every((name) => SAYS_NOTHING_OF_THE_DAY.test(name));
}
