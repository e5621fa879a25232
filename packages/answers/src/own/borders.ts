import {
  type BirthLimbs,
  birthLimbs,
  type CivilDate,
  type JulianDayUt,
  NAKSHATRAS,
  nakshatrasBetween,
  RASIS,
  type Sky,
  sunSignsBetween,
  tithiOf,
  tithisBetween,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { toldTimes } from "../chart/sensitivity-times.ts";
import type { LocalClock } from "../clock/wall-time.ts";
import { nth } from "../wire/nth.ts";

/** A stretch within which a birth or a death may lie, and how its times are told. */
interface Doubt {
  readonly from: JulianDayUt;
  readonly to: JulianDayUt;
  readonly clock: LocalClock;
  readonly date: CivilDate;
  readonly second: number;
}

type Border = Parameters<Catalogue["ownDays"]["border"]>[0];

interface Turn {
  readonly birthJdUt: JulianDayUt;
  readonly value: string;
}

/** What the days are counted by, where it changes within a stretch: one sentence for each, with the times. */
export function bordersWithin(
  sky: Sky,
  { from, to, clock, date, second }: Doubt,
  words: Catalogue,
  counted: readonly Border[],
): string[] {
  const { names, ownDays } = words;
  const tithis = tithisBetween(sky, from, to);
  const turnsOf: Readonly<Record<Border, () => readonly Turn[]>> = {
    tithi: () => asTurns(tithis, (number) => names.tithi[tithiOf(number).tithi]),
    nakshatra: () => asTurns(nakshatrasBetween(sky, from, to), (number) => names.nakshatra[nth(NAKSHATRAS, number)]),
    masa: () => monthTurns(birthLimbs(sky, from), birthLimbs(sky, to), words),
    solar_month: () => asTurns(sunSignsBetween(sky, from, to), (number) => names.rasi[nth(RASIS, number)]),
  };
  return counted.flatMap((what) => {
    const [first, ...next] = turnsOf[what]();
    if (first === undefined || next.length === 0) return [];
    const times = toldTimes(next, clock, { date, second });
    const told = times.flatMap((at, index) => {
      const turn = next[index];
      return turn ? [{ at, value: turn.value }] : [];
    });
    return [ownDays.border(what, first.value, told)];
  });
}

const asTurns = (
  spans: readonly { readonly number: number; readonly startJdUt: JulianDayUt }[],
  named: (number: number) => string,
): readonly Turn[] => spans.map(({ number, startJdUt }) => ({ birthJdUt: startJdUt, value: named(number) }));

/** A day has one new moon at most. */
const monthTurns = (first: BirthLimbs, last: BirthLimbs, { ownDays }: Catalogue): readonly Turn[] =>
  (first.lunation.masa === last.lunation.masa && first.lunation.adhika === last.lunation.adhika
    ? [first]
    : [first, last]
  ).map(({ lunation }) => ({
    birthJdUt: lunation.startJdUt,
    value: ownDays.masa(lunation.masa, lunation.adhika),
  }));
