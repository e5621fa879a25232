import { isoDate } from "../calendar/civil-date.ts";
import { partOf } from "../day/spans/day-parts.ts";
import { type DayWindow, type Masa, NAKSHATRAS, type Nakshatra } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { nakshatrasBetween } from "../panchanga/limbs.ts";
import { tithiOf } from "../panchanga/limbs-name.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import type { Span } from "../sky.ts";
import { coveredDays, dayWindow, isCountedFromNoon, type WindowFinder } from "./day-window.ts";
import type { FestivalDay } from "./festival-day.ts";
import { because, type FestivalReason, type TithiInWindow } from "./festival-reason.ts";
import type { BothRule, DayRule } from "./tithi-rule.ts";

/** A tithi with its month. */
export interface MonthTithi extends NumberedSpan {
  readonly masa: Masa;
  readonly adhika: boolean;
  /** The other month that a kshaya month also replaces. */
  readonly lostMasa: Masa | undefined;
}

/** The tithi without its month. */
export const spanOf = ({ number, startJdUt, endJdUt }: NumberedSpan): NumberedSpan => ({ number, startJdUt, endJdUt });

export interface KeptDay {
  readonly day: FestivalDay;
  /** The part of the day for the rite; undefined where the Moon does not rise, or the Sun does not rise or set. */
  readonly rite: Span | undefined;
  /** Why it is that day; after it the book's day, where custom keeps another. */
  readonly reasons: readonly [FestivalReason, ...FestivalReason[]];
}

interface Candidate {
  readonly day: FestivalDay;
  readonly window: Span | undefined;
  readonly covered: number;
}

const MINUTES_PER_DAY = 1440;
const GHATI_DAYS = 24 / MINUTES_PER_DAY;
const MUHURTAS = 15;
const SAME_SHARE = 1e-6;

/** The day on which a rite that a tithi brings is kept. There is one for every tithi. */
export function tithiDay(finder: WindowFinder, rule: DayRule, tithi: MonthTithi): KeptDay {
  const first = finder.days.holding(tithi.startJdUt);
  const candidates = [-1, 0, 1, 2].map((shift): Candidate => {
    const day = finder.days.beside(first, shift);
    const window = mayTouch(tithi, day) ? dayWindow(finder, day, rule.window) : undefined;
    return { day, window, covered: coveredDays(tithi, window) };
  });
  const covering = candidates.filter(({ covered }) => covered > 0);
  const found = chosen(finder, rule, tithi, candidates, covering);
  const { candidate } = found;
  const { day } = candidate;
  const window = candidate.window ?? dayWindow(finder, day, rule.window);
  // The day on which it begins and the next, and any other whose window it meets.
  const next = finder.days.beside(first, 1);
  const named = candidates.filter(({ covered, day: each }) => covered > 0 || each === first || each === next);
  const about = {
    masa: tithi.masa,
    adhika: tithi.adhika,
    ...tithiOf(tithi.number),
    tithiStartJdUt: tithi.startJdUt,
    tithiEndJdUt: tithi.endJdUt,
  };
  const days = { date: isoDate(day.date), days: named.map((each) => isoDate(each.day.date)) };
  const sunStaysAway = isCountedFromNoon(finder, day, rule.window);
  const measures = {
    coveredMinutes: named.map(({ covered }) => (covered === Number.EPSILON ? 1 : covered * MINUTES_PER_DAY)),
    windowStartJdUt: window?.startJdUt ?? day.noonJdUt,
    windowEndJdUt: window?.endJdUt ?? day.noonJdUt,
    sunStaysAway,
  };
  const facts: TithiInWindow =
    found.other === undefined
      ? { ...about, choice: found.choice, ...days, ...measures }
      : { ...about, choice: found.choice, ...days, otherDate: isoDate(found.other.day.date), ...measures };
  const reason = because(`tithi.${rule.window}`, facts, rule.source, "moon");
  return {
    day,
    rite: sunStaysAway ? undefined : window,
    reasons: [reason, ...bookDay(finder, rule, tithi, candidate, covering)],
  };
}

/** The day of the book if it differs from the day kept. */
function bookDay(
  finder: WindowFinder,
  { book }: DayRule,
  tithi: MonthTithi,
  kept: Candidate,
  [first, second]: readonly Candidate[],
): readonly FestivalReason[] {
  if (book === undefined || first === undefined || second === undefined) return [];
  const day = prefersSecond(finder, book.both, tithi, first, second) ? second : first;
  if (day === kept) return [];
  const facts = { ...tithiOf(tithi.number), date: isoDate(day.day.date), keptDate: isoDate(kept.day.date) };
  return [because("tithi.by_the_book", facts, book.source, "moon")];
}

/** A day's windows reach from an hour and a half before its sunrise to the next one's, and a moonrise into the day after. */
const mayTouch = (tithi: Span, { noonJdUt }: FestivalDay): boolean =>
  tithi.endJdUt > noonJdUt - 0.6 && tithi.startJdUt < noonJdUt + 1;

/** The day kept, and of two that have the tithi in their window the other. */
type Chosen = { readonly candidate: Candidate } & (
  | { readonly choice: "only" | "star" | "neither_first" | "neither_second"; readonly other?: undefined }
  | { readonly choice: "first" | "second" | "longer" | "star"; readonly other: Candidate }
);

function chosen(
  finder: WindowFinder,
  rule: DayRule,
  tithi: Span,
  candidates: readonly Candidate[],
  [first, second]: readonly Candidate[],
): Chosen {
  // The day on which it begins, and the next.
  const [starting, following] = [itemAt(candidates, 1), itemAt(candidates, 2)];
  if (rule.star !== undefined && starAsksSecond(finder, rule.star, rule.window, tithi, starting, following)) {
    return starting.covered > 0
      ? { candidate: following, choice: "star", other: starting }
      : { candidate: following, choice: "star" };
  }
  if (first === undefined) {
    return waits(rule, tithi, following)
      ? { candidate: following, choice: "neither_second" }
      : { candidate: starting, choice: "neither_first" };
  }
  if (second === undefined) return { candidate: first, choice: "only" };
  const byLength = rule.both === "longer" || rule.both === "longer_or_second";
  if (prefersSecond(finder, rule.both, tithi, first, second)) {
    return { candidate: second, choice: byLength && fillsMore(second, first) ? "longer" : "second", other: first };
  }
  return { candidate: first, choice: byLength && fillsMore(first, second) ? "longer" : "first", other: second };
}

/** For a tithi that fills the window on neither day: whether the next day is kept. */
function waits({ neither }: DayRule, { endJdUt }: Span, { day }: Candidate): boolean {
  if (neither !== "second_with_two_muhurtas") return neither === "second";
  return endJdUt >= partOf({ startJdUt: day.sunriseJdUt, endJdUt: day.sunsetJdUt }, 2, MUHURTAS).endJdUt;
}

function prefersSecond(
  finder: WindowFinder,
  both: BothRule,
  tithi: Span,
  first: Candidate,
  second: Candidate,
): boolean {
  switch (both) {
    case "first":
      return false;
    case "second":
      return true;
    case "longer":
      return fillsMore(second, first);
    case "longer_or_second":
      return !fillsMore(first, second);
    case "second_with_three_muhurtas":
      return coveredDays(tithi, dayWindow(finder, second.day, "three_muhurtas")) > 0;
    case "second_with_a_ghati":
      return tithi.endJdUt >= second.day.sunsetJdUt + GHATI_DAYS;
    case "first_if_risen":
      return tithi.startJdUt > first.day.sunriseJdUt;
  }
}

/** By shares, for the window itself grows and shrinks by seconds from day to day: filled wholly on both is the same. */
const fillsMore = (one: Candidate, other: Candidate): boolean => shareOf(one) > shareOf(other) + SAME_SHARE;

function shareOf({ covered, window }: Candidate): number {
  const length = window === undefined ? 0 : window.endJdUt - window.startJdUt;
  return length === 0 ? Math.sign(covered) : covered / length;
}

function starAsksSecond(
  finder: WindowFinder,
  star: Nakshatra,
  window: DayWindow,
  tithi: Span,
  first: Candidate,
  second: Candidate,
): boolean {
  const meets = (span: Span | undefined): boolean =>
    span !== undefined &&
    nakshatrasBetween(finder.sky, span.startJdUt, span.endJdUt).some(({ number }) => NAKSHATRAS[number - 1] === star);
  return (
    coveredDays(tithi, dayWindow(finder, second.day, "three_muhurtas")) > 0 &&
    meets(dayWindow(finder, second.day, window)) &&
    !meets(dayWindow(finder, first.day, window))
  );
}
