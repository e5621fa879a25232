import { type AnswerContext, answers } from "@vedanga/answers";
import { calls, type SignSlug, signOfSlug } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import type { DayRenderer, Parts } from "./day-renderer.ts";
import { parametersOf } from "./parameters-of.ts";

const PAGE = /^\/zodiac\/daily\/(.+)$/;

/** The Moon sign that the page of a route is about, if it is one of those. */
export function signOfPage(route: string): SignSlug | undefined {
  const [, part] = PAGE.exec(route) ?? [];
  return part === undefined ? undefined : signOfSlug(part);
}

interface SignDaysParts {
  readonly renderer: DayRenderer;
  readonly contextNow: () => AnswerContext;
}

/** The days of the Moon signs, each drawn once, when it is first asked for, and kept until the date is another. */
export function createSignDays({ renderer, contextNow }: SignDaysParts) {
  let date = "";
  let drawn = new Map<string, Parts>();
  return (nowMs: number, language: Language, sign: SignSlug): Parts => {
    const address = renderer.signDayAddress(nowMs, language, sign);
    const asked = parametersOf(calls.dailyMoon, address);
    const present = JSON.stringify(asked.date);
    if (present !== date) {
      date = present;
      drawn = new Map();
    }
    const known = drawn.get(address);
    if (known !== undefined) return known;
    const parts = renderer.renderSignDay(answers.dailyMoon(asked, contextNow()), nowMs, language);
    drawn.set(address, parts);
    return parts;
  };
}
