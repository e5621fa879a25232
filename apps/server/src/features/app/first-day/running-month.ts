import { type AnswerContext, answers } from "@vedanga/answers";
import { calls, type PanchangMonthResponse } from "@vedanga/contract";
import { LANGUAGE_CODES, type Language } from "@vedanga/names";
import type { Parts } from "../filled-page.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { createLatest } from "./latest.ts";
import { parametersOf } from "./parameters-of.ts";

const PAGE = "/panchang/month";

export const isMonthPage = (route: string): boolean => route === PAGE;

interface RunningMonthParts {
  readonly renderer: PageRenderer;
  readonly contextNow: () => AnswerContext;
}

/** The month that runs in Hyderabad, calculated once in each language and drawn as of the date that is today. */
export function createRunningMonth({ renderer, contextNow }: RunningMonthParts) {
  const latest = createLatest<PanchangMonthResponse["response"]>(LANGUAGE_CODES.length);
  return (nowMs: number, language: Language): Parts => {
    const answer = latest(
      language,
      renderer.monthAddress(nowMs, language),
      (address) => answers.panchangMonth(parametersOf(calls.panchangMonth, address), contextNow()).response,
    );
    return renderer.renderMonth(answer, nowMs, language);
  };
}
