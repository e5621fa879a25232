import { type DayWindow, type Masa, NAKSHATRAS, type Nakshatra } from "../ids.ts";
import { nakshatrasBetween } from "../panchanga/limbs.ts";
import { tithiOf } from "../panchanga/limbs-name.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import type { Span } from "../sky.ts";
import type { JulianDayUt } from "../time/julian-day.ts";
import { civilText } from "./civil-text.ts";
import { coveredDays, dayWindow, type WindowFinder } from "./day-window.ts";
import type { FestivalReason } from "./found-festival.ts";
import type { SunDay } from "./sun-days.ts";
import type { BothRule, TithiRule } from "./tithi-rule.ts";

/** A tithi with the month it stands in. */
export interface MonthTithi extends NumberedSpan {
  readonly masa: Masa;
  readonly adhika: boolean;
  /** The month of its own that a kshaya month stands for, too. */
  readonly lostMasa: Masa | undefined;
}

/** How the day was found among those whose window was looked at. */
export type DayChoice = "only" | "first" | "second" | "longer" | "star" | "neither_first" | "neither_second";

/** What every reason that begins with `tithi.` looked at. */
export interface TithiFacts {
  readonly masa: Masa;
  readonly adhika: boolean;
  readonly paksha: string;
  readonly tithi: string;
  readonly tithiStartJdUt: JulianDayUt;
  readonly tithiEndJdUt: JulianDayUt;
  readonly choice: DayChoice;
  /** The day kept, and the dates whose windows were looked at, as "2026-09-14". */
  readonly date: string;
  readonly days: readonly string[];
  /** How much of each day's window the tithi fills; of an instant 1 where it runs then, else 0. */
  readonly coveredMinutes: readonly number[];
  readonly windowStartJdUt: JulianDayUt;
  readonly windowEndJdUt: JulianDayUt;
  /** The Sun did not rise or set: its noon and six hours stood for it. */
  readonly sunStaysAway: boolean;
}

export interface KeptDay {
  readonly day: SunDay;
  readonly window: Span | undefined;
  readonly reason: FestivalReason;
}

interface Candidate {
  readonly day: SunDay;
  readonly window: Span | undefined;
  readonly covered: number;
}

const MINUTES_PER_DAY = 1440;

/** The day on which a rite that a tithi brings is kept. There is one for every tithi. */
export function tithiDay(finder: WindowFinder, rule: TithiRule, tithi: MonthTithi): KeptDay {
  const first = finder.days.holding(tithi.startJdUt);
  const candidates = [-1, 0, 1, 2].map((shift): Candidate => {
    const day = finder.days.on(first.dayJd + shift);
    const window = mayTouch(tithi, day) ? dayWindow(finder, day, rule.window) : undefined;
    return { day, window, covered: coveredDays(tithi, window) };
  });
  const holding = candidates.filter(({ covered }) => covered > 0);
  const { candidate, choice } = chosen(finder, rule, tithi, candidates, holding);
  const { day } = candidate;
  const window = candidate.window ?? dayWindow(finder, day, rule.window);
  // The day on which it begins and the next, and any other whose window it meets.
  const told = candidates.filter(
    ({ covered, day: { dayJd } }) => covered > 0 || (dayJd >= first.dayJd && dayJd <= first.dayJd + 1),
  );
  const facts: TithiFacts = {
    masa: tithi.masa,
    adhika: tithi.adhika,
    ...tithiOf(tithi.number),
    tithiStartJdUt: tithi.startJdUt,
    tithiEndJdUt: tithi.endJdUt,
    choice,
    date: civilText(day.date),
    days: told.map((each) => civilText(each.day.date)),
    coveredMinutes: told.map(({ covered }) => (covered === Number.EPSILON ? 1 : covered * MINUTES_PER_DAY)),
    windowStartJdUt: window?.startJdUt ?? day.noonJdUt,
    windowEndJdUt: window?.endJdUt ?? day.noonJdUt,
    sunStaysAway: day.sunStaysAway,
  };
  return {
    day,
    window,
    reason: { rule: `tithi.${rule.window}`, facts: { ...facts }, source: rule.source, about: "moon" },
  };
}

/** A day's windows reach from an hour and a half before its sunrise to the next one's, and a moonrise into the day after. */
const mayTouch = (tithi: Span, { noonJdUt }: SunDay): boolean =>
  tithi.endJdUt > noonJdUt - 0.6 && tithi.startJdUt < noonJdUt + 1;

function chosen(
  finder: WindowFinder,
  rule: TithiRule,
  tithi: Span,
  [, starting, following]: readonly Candidate[],
  [first, second]: readonly Candidate[],
): { readonly candidate: Candidate; readonly choice: DayChoice } {
  if (starting === undefined || following === undefined) throw new RangeError("a tithi has its day and the next");
  if (rule.star !== undefined && starAsksSecond(finder, rule.star, rule.window, tithi, starting, following)) {
    return { candidate: following, choice: "star" };
  }
  if (first === undefined) {
    return rule.neither === "first"
      ? { candidate: starting, choice: "neither_first" }
      : { candidate: following, choice: "neither_second" };
  }
  if (second === undefined) return { candidate: first, choice: "only" };
  return prefersSecond(finder, rule.both, tithi, first, second)
    ? { candidate: second, choice: rule.both === "longer" ? "longer" : "second" }
    : { candidate: first, choice: rule.both === "longer" ? "longer" : "first" };
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
      return second.covered > first.covered;
    case "second_with_three_muhurtas":
      return coveredDays(tithi, dayWindow(finder, second.day, "three_muhurtas")) > 0;
  }
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
