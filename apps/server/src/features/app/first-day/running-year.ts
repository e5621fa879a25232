import { type AnswerContext, answers } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import type { Parts } from "../filled-page.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { createDrawnParts } from "./drawn-parts.ts";
import { parametersOf } from "./parameters-of.ts";

const PAGE = "/panchang/festivals";

export const isYearPage = (route: string): boolean => route === PAGE;

interface RunningYearParts {
  readonly renderer: PageRenderer;
  readonly contextNow: () => AnswerContext;
}

/** What is kept in Hyderabad in the twelve months from today on, drawn once in each language until the date is another. */
export function createRunningYear({ renderer, contextNow }: RunningYearParts) {
  const drawn = createDrawnParts();
  return (nowMs: number, language: Language): Parts =>
    drawn(language, renderer.yearAddress(nowMs, language), (address) => {
      const { response } = answers.festivalsOfYear(parametersOf(calls.festivalsOfYear, address), contextNow());
      return renderer.renderYear(response, nowMs, language);
    });
}
