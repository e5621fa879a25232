import { type AnswerContext, answers } from "@vedanga/answers";
import { calls, type FestivalsOfYearResponse } from "@vedanga/contract";
import { LANGUAGE_CODES, type Language } from "@vedanga/names";
import type { Parts } from "../filled-page.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { createLatest } from "./latest.ts";
import { parametersOf } from "./parameters-of.ts";

const PAGE = "/panchang/festivals";

export const isYearPage = (route: string): boolean => route === PAGE;

interface RunningYearParts {
  readonly renderer: PageRenderer;
  readonly contextNow: () => AnswerContext;
}

/** All kinds and each of the eight, in two languages, with room for more. */
const KEPT_LISTS = 32;

/** What is kept in Hyderabad in the twelve months from today on, all or of a kind, drawn once in each language until the date is another. */
export function createRunningYear({ renderer, contextNow }: RunningYearParts) {
  const calculated = createLatest<FestivalsOfYearResponse["response"]>(LANGUAGE_CODES.length);
  const drawn = createLatest<Parts>(KEPT_LISTS);
  return (nowMs: number, language: Language, kind: string | null): Parts =>
    drawn(`${language} ${kind}`, renderer.yearAddress(nowMs, language), (address) => {
      const answer = calculated(
        language,
        address,
        () => answers.festivalsOfYear(parametersOf(calls.festivalsOfYear, address), contextNow()).response,
      );
      return renderer.renderYear(answer, nowMs, language, kind);
    });
}
