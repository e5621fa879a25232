import { isoDate } from "../calendar/civil-date.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom, RASI_LORDS, rasiAt } from "../chart/zodiac/rasi.ts";
import { type Citation, cite } from "../citation.ts";
import type { AlmanacDay } from "../day/almanac-day.ts";
import type { Rasi } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Sky } from "../sky.ts";
import type { DayForSign } from "./day-for-sign.ts";
import { WEEK_ASPECTS, type WeekAspect } from "./life-aspect.ts";
import type { TransitVerdict } from "./transit.ts";
import {
  type OnDay,
  type ToldDay,
  type WeekEvent,
  type WeekEventFacts,
  type WeekSky,
  weekEvents,
} from "./week-events.ts";
import type { DayOfWeek, WeekForSign } from "./week-for-sign.ts";

type Scored = OnDay & { readonly dayScore: number };

export interface WeekStoryFacts extends WeekEventFacts {
  readonly "week.best": Scored;
  readonly "week.hardest": Scored;
  readonly "week.best_of": Scored & { readonly aspect: WeekAspect };
  readonly "week.hardest_of": Scored & { readonly aspect: WeekAspect };
  /** Where the Moon is as the week begins, and where she goes in it. */
  readonly "week.moon_begins": { readonly house: number };
  readonly "week.moon_enters": OnDay & { readonly house: number };
}
export type WeekStoryReason = Reason<WeekStoryFacts>;

/** A stay of the Moon in a house from the sign; undefined from which day if it has begun before the week. */
export interface MoonStay {
  readonly house: number;
  readonly verdict: TransitVerdict;
  readonly from: ToldDay | undefined;
}

/** The best and the hardest day of something; none where all its days are nearly alike. */
export interface Extremes {
  readonly best: ToldDay | undefined;
  readonly hardest: ToldDay | undefined;
}

/** What a week of a Moon sign is about, before any words. */
export interface WeekStory {
  readonly whole: Extremes;
  readonly aspects: Readonly<Record<WeekAspect, Extremes>>;
  readonly moon: readonly MoonStay[];
  /** What happens on which day, the weightiest first. */
  readonly events: readonly WeekEvent[];
  readonly reasons: readonly WeekStoryReason[];
}

/** Days that differ by less are alike. */
const LEAST_SPREAD = 10;
const MIDDLE = 50;
const OWN_RULE: Citation = { remark: "own_weighting" };
const HOUSES = cite("phaladeepika", 26, 2);
const because = reasonMaker<WeekStoryFacts>();

interface Extreme {
  readonly on: DayOfWeek;
  readonly facts: Scored;
}

/** The earliest of the highest and of the lowest days, where they are ten points or more apart. */
function extremesOf(
  days: readonly DayOfWeek[],
  scoreOn: (day: DayForSign) => number,
): Readonly<Partial<Record<keyof Extremes, Extreme>>> {
  const ranked = days.toSorted((a, b) => scoreOn(b.day) - scoreOn(a.day));
  const best = itemAt(ranked, 0);
  const lowest = scoreOn(itemAt(ranked, ranked.length - 1).day);
  const hardest = days.find(({ day }) => scoreOn(day) === lowest) ?? best;
  if (scoreOn(best.day) - lowest < LEAST_SPREAD) return {};
  const extreme = (on: DayOfWeek): Extreme => ({ on, facts: { date: isoDate(on.date), dayScore: scoreOn(on.day) } });
  return { best: extreme(best), hardest: extreme(hardest) };
}

/** The same of an aspect: nothing is advised on a best day below the middle, nor against on a hardest above it. */
function extremesOfAspect(days: readonly DayOfWeek[], aspect: WeekAspect) {
  const { best, hardest } = extremesOf(days, (day) => day.aspects[aspect].score);
  return {
    aspect,
    best: best !== undefined && best.facts.dayScore >= MIDDLE ? best : undefined,
    hardest: hardest !== undefined && hardest.facts.dayScore <= MIDDLE ? hardest : undefined,
  };
}

/** The Moon's stays from the first day's instant to the end of the last, each judged at the first day that has it. */
function staysOf(
  moonRasi: Rasi,
  almanac: readonly AlmanacDay[],
  week: WeekForSign,
  toldAt: (jd: JulianDayUt) => ToldDay,
) {
  const weekStart = itemAt(almanac, 0).sun.anchorJdUt;
  const stays = almanac
    .flatMap(({ moonSigns }) => moonSigns)
    .filter(({ number, endJdUt }, index, all) => {
      return endJdUt > weekStart && all.findIndex((other) => other.number === number) === index;
    });
  return stays.flatMap(({ number, startJdUt, endJdUt }): MoonStay[] => {
    const day = week.days.find(({ day: { atJdUt } }) => atJdUt >= startJdUt && atJdUt < endJdUt);
    const moon = day?.day.transits.find(({ graha }) => graha === "moon");
    // A stay that no day of the week begins with belongs to the next.
    if (moon === undefined) return [];
    const from = startJdUt <= weekStart ? undefined : toldAt(startJdUt);
    return [{ house: houseFrom(moonRasi, rasiAt(number - 1)), verdict: moon.verdict, from }];
  });
}

/** The story of a week for a Moon sign, each part with its reason. `week` is that of the same days. */
export function weekStory(
  sky: Sky,
  moonRasi: Rasi,
  { place, almanac, before, after, toldAt }: WeekSky,
  week: WeekForSign,
): WeekStory {
  const whole = extremesOf(week.days, (day) => day.total.score);
  const ofAspect = WEEK_ASPECTS.map((aspect) => extremesOfAspect(week.days, aspect));
  const moon = staysOf(moonRasi, almanac, week, toldAt);
  const events = weekEvents(sky, moonRasi, { place, almanac, before, after, toldAt }, week);
  const lord = RASI_LORDS[moonRasi];
  const told = ({ best, hardest }: Readonly<Partial<Record<keyof Extremes, Extreme>>>): Extremes => ({
    best: best?.on,
    hardest: hardest?.on,
  });
  return {
    whole: told(whole),
    aspects: Object.fromEntries(ofAspect.map((each) => [each.aspect, told(each)])) as WeekStory["aspects"],
    moon,
    events: events.map(({ event }) => event),
    reasons: [
      ...(whole.best ? [because("week.best", whole.best.facts, OWN_RULE, lord)] : []),
      ...(whole.hardest ? [because("week.hardest", whole.hardest.facts, OWN_RULE, lord)] : []),
      ...moon.map(({ house, from }) =>
        from === undefined
          ? because("week.moon_begins", { house }, HOUSES, "moon")
          : because("week.moon_enters", { house, date: isoDate(from.date) }, HOUSES, "moon"),
      ),
      ...events.map(({ reason }) => reason),
      ...ofAspect.flatMap(({ aspect, best, hardest }) => [
        ...(best ? [because("week.best_of", { ...best.facts, aspect }, OWN_RULE, lord)] : []),
        ...(hardest ? [because("week.hardest_of", { ...hardest.facts, aspect }, OWN_RULE, lord)] : []),
      ]),
    ],
  };
}
