import { type AnswerContext, answers } from "@vedanga/answers";
import { calls, SIGN_SLUGS, type SignSlug, signOfSlug } from "@vedanga/contract";
import { LANGUAGE_CODES, type Language } from "@vedanga/names";
import type { Parts } from "../filled-page.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { createLatest } from "./latest.ts";
import { parametersOf } from "./parameters-of.ts";

const PAGE = /^\/zodiac\/daily\/(.+)$/;

/** The Moon sign that the page of a route is about, if it is one of those. */
export function signOfPage(route: string): SignSlug | undefined {
  const [, part] = PAGE.exec(route) ?? [];
  return part === undefined ? undefined : signOfSlug(part);
}

/** Of each sign in each language. */
const READINGS = SIGN_SLUGS.length * LANGUAGE_CODES.length;

interface SignDaysParts {
  readonly renderer: PageRenderer;
  readonly contextNow: () => AnswerContext;
}

/** The days of the Moon signs, each drawn once, when it is first asked for, until the date is another. */
export function createSignDays({ renderer, contextNow }: SignDaysParts) {
  const drawn = createLatest<Parts>(READINGS);
  return (nowMs: number, language: Language, sign: SignSlug): Parts =>
    drawn(`${language} ${sign}`, renderer.signDayAddress(nowMs, language, sign), (address) => {
      const answer = answers.dailyMoon(parametersOf(calls.dailyMoon, address), contextNow());
      return renderer.renderSignDay(answer, nowMs, language, sign);
    });
}
