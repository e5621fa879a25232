import { type AnswerContext, answers } from "@vedanga/answers";
import { calls, SIGN_SLUGS, type SignSlug, signOfSlug } from "@vedanga/contract";
import { LANGUAGE_CODES, type Language } from "@vedanga/names";
import type { Parts } from "../filled-page.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { createLatest } from "./latest.ts";
import { parametersOf } from "./parameters-of.ts";

const PAGE = /^\/zodiac\/([^/]+)$/;

/** The Moon sign whose year the page of a route tells, if it is one of those. */
export function signOfYearPage(route: string): SignSlug | undefined {
  const [, part] = PAGE.exec(route) ?? [];
  return part === undefined ? undefined : signOfSlug(part);
}

/** This year of each sign in each language, and as many of the others, those that were opened last. */
const KEPT_YEARS = 2 * SIGN_SLUGS.length * LANGUAGE_CODES.length;

interface SignYearsParts {
  readonly renderer: PageRenderer;
  readonly contextNow: () => AnswerContext;
}

/** The years of the Moon signs, each drawn when it is first asked for, until the date is another: what is over is told so. */
export function createSignYears({ renderer, contextNow }: SignYearsParts) {
  const drawn = createLatest<Parts>(KEPT_YEARS);
  return (nowMs: number, language: Language, sign: SignSlug, year: number): Parts =>
    drawn(`${language} ${sign} ${year}`, renderer.dateOf(nowMs), () => {
      const address = renderer.signYearAddress(year, language, sign);
      const answer = answers.yearly(parametersOf(calls.yearly, address), contextNow());
      return renderer.renderSignYear(answer, nowMs, language, sign);
    });
}
