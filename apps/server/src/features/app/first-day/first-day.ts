import { type AnswerContext, answers } from "@vedanga/answers";
import { type Call, calls, type PanchangRequest, type RequestOf } from "@vedanga/contract";
import { LANGUAGE_CODES } from "@vedanga/names";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";
import type { DayRenderer } from "./day-renderer.ts";

const MINUTE_MS = 60_000;

/** Writes today's answer into a prerendered page that has spots for it. */
export type FirstDay = (html: string) => string;

interface FirstDayParts {
  readonly renderer: DayRenderer;
  /** The ephemeris and the present moment. */
  readonly contextNow: () => AnswerContext;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/**
 * Today at Hyderabad in the page, in every language, calculated and rendered once in each minute with a request. The
 * visitor's own page asks again and takes over; this is shown until then, and permanently if no script runs. A fault leaves
 * the page as it was built and is logged once, until it is gone.
 */
export function createFirstDay({ renderer, contextNow, log }: FirstDayParts): FirstDay {
  let minute = Number.NaN;
  let parts: Readonly<Record<string, string>> = {};
  let written = new Map<string, string>();
  let isFaulty = false;
  // The day is the same all day; only the moment in it is another each minute.
  const days = keptFromLast((address) => answers.panchangDay(questionOf(address), contextNow()).response);
  const coming = keptFromLast(
    (address) => answers.panchangComing(parametersOf(calls.panchangComing, address), contextNow()).response,
  );

  function draw(nowMs: number): Readonly<Record<string, string>> {
    const drawn = LANGUAGE_CODES.map((language) => {
      const addresses = renderer.firstDayAddresses(nowMs, language);
      return renderer.renderFirstDay(
        {
          limbs: answers.panchang(questionOf(addresses.limbs), contextNow()).response,
          day: days.at(addresses.day),
          tomorrow: days.at(addresses.tomorrow),
          coming: coming.at(addresses.coming),
        },
        nowMs,
        language,
      );
    });
    days.forgetOthers();
    coming.forgetOthers();
    return Object.assign({}, ...drawn);
  }

  return (page) => {
    const { nowUnixMs } = contextNow();
    const present = Math.floor(nowUnixMs / MINUTE_MS);
    if (present !== minute) {
      minute = present;
      written = new Map();
      parts = {};
      try {
        parts = draw(nowUnixMs);
        isFaulty = false;
      } catch (error) {
        if (!isFaulty) log.error(error, "today's panchang could not be drawn into its pages");
        isFaulty = true;
      }
    }
    const html = written.get(page) ?? (isFaulty ? page : filled(page, parts, nowUnixMs));
    written.set(page, html);
    return html;
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

const parametersOf = <C extends Call>({ parameters }: C, address: string): RequestOf<C> =>
  z.parse(parameters, Object.fromEntries(new URL(address, "http://localhost").searchParams)) as RequestOf<C>;

const questionOf = (address: string): PanchangRequest => parametersOf(calls.panchang, address);

/** The page with its empty spots filled, and the instant at its root: a page kept too long hides what it has. */
function filled(page: string, parts: Readonly<Record<string, string>>, nowMs: number): string {
  return page
    .replace("<html", () => `<html data-first-day-at="${nowMs}"`)
    .replaceAll(
      /(<div[^>]* data-first-day="([\w-]+)"[^>]*>)(?=<\/div>)/g,
      (spot, _all, part: string) => spot + (parts[part] ?? ""),
    );
}

/** What makers of links add to an address, a language, and the id of a person: none names another day or place. */
const SAYS_NOTHING_OF_THE_DAY = /^(id|lang|utm_[a-z]+|fbclid|gclid)$/;

const PAGES: readonly string[] = ["/", "/panchang"];

/** Whether a page shows today at Hyderabad, unless the visitor's device has another choice. */
export function isFirstDayPage(route: string, query: Readonly<Record<string, unknown>>): boolean {
  return PAGES.includes(route) && Object.keys(query).every((name) => SAYS_NOTHING_OF_THE_DAY.test(name));
}
