import { type AnswerContext, answers } from "@vedanga/answers";
import { calls, type PanchangMonthResponse } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import type { Parts } from "../filled-page.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { parametersOf } from "./parameters-of.ts";

const PAGE = "/panchang/month";

export const isMonthPage = (route: string): boolean => route === PAGE;

interface RunningMonthParts {
  readonly renderer: PageRenderer;
  readonly contextNow: () => AnswerContext;
}

/** The month that runs in Hyderabad, calculated once in each language and drawn as of the date that is today. */
export function createRunningMonth({ renderer, contextNow }: RunningMonthParts) {
  const last = new Map<Language, { readonly address: string; readonly answer: PanchangMonthResponse["response"] }>();
  return (nowMs: number, language: Language): Parts => {
    const address = renderer.monthAddress(nowMs, language);
    const known = last.get(language);
    const answer =
      known?.address === address
        ? known.answer
        : answers.panchangMonth(parametersOf(calls.panchangMonth, address), contextNow()).response;
    last.set(language, { address, answer });
    return renderer.renderMonth(answer, nowMs, language);
  };
}
