import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { nakshatraLord, nakshatraOf, VIMSHOTTARI_LORDS } from "../chart/zodiac/nakshatra.ts";
import { dashaYearsBetween } from "../dasha/dasha-clock.ts";
import { VIMSHOTTARI_YEARS } from "../dasha/vimshottari.ts";
import type { Graha } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { rootBetween } from "../search/find-event.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";

const CYCLE_YEARS = 120;
/** Of the mean solar year; for the dates of dashas themselves the Sun's own way is taken. */
const SOLAR_YEAR_DAYS = 365.256;
const LORDS = VIMSHOTTARI_LORDS.length;

const onCycle = (years: number): number => ((years % CYCLE_YEARS) + CYCLE_YEARS) % CYCLE_YEARS;

/** Starts of the parts of a span, its own lord's first, down to `levels`; in years from the start of Ketu's period. */
function startsWithin(first: number, startYears: number, spanYears: number, levels: number): readonly number[] {
  if (levels === 0) return [startYears];
  let behind = 0;
  return Array.from({ length: LORDS }, (_, step) => (first + step) % LORDS).flatMap((lord) => {
    const years = VIMSHOTTARI_YEARS[itemAt(VIMSHOTTARI_LORDS, lord)];
    const start = startYears + (spanYears * behind) / CYCLE_YEARS;
    behind += years;
    return startsWithin(lord, start, (spanYears * years) / CYCLE_YEARS, levels - 1);
  });
}

/** Years of the cycle behind at the start of a lord's period. */
const startOfLord = (lord: Graha): number =>
  VIMSHOTTARI_LORDS.slice(0, VIMSHOTTARI_LORDS.indexOf(lord)).reduce(
    (years, before) => years + VIMSHOTTARI_YEARS[before],
    0,
  );

/** How far through the cycle one born at an instant is at another. It grows with the birth by 5 years a day at least. */
function cycleYears(sky: Sky, birthJdUt: JulianDayUt, atJdUt: JulianDayUt): number {
  const { nakshatra, elapsed } = nakshatraOf(siderealLongitudeDeg(sky, "moon", birthJdUt));
  const lord = nakshatraLord(nakshatra);
  return onCycle(startOfLord(lord) + elapsed * VIMSHOTTARI_YEARS[lord] + dashaYearsBetween(sky, birthJdUt, atJdUt));
}

/**
 * Births with `from` <= t < `to` at which a period of one of the first `levels` levels would end at the instant `atJdUt`: the
 * roots of the way through the cycle less each bound of it. The births may lie a day apart.
 */
export function dashaChanges(
  sky: Sky,
  from: JulianDayUt,
  to: JulianDayUt,
  atJdUt: JulianDayUt,
  levels: number,
): readonly JulianDayUt[] {
  const startYears = cycleYears(sky, from, atJdUt);
  // Births of a day make 30 years at most, so half a cycle either way distinguishes before from after.
  const gained = (birthJdUt: number): number =>
    onCycle(cycleYears(sky, jdUt(birthJdUt), atJdUt) - startYears + CYCLE_YEARS / 2) - CYCLE_YEARS / 2;
  const gainedInAll = gained(to);
  return startsWithin(0, 0, CYCLE_YEARS, levels)
    .map((boundYears) => onCycle(boundYears - startYears))
    .filter((aheadYears) => aheadYears < gainedInAll)
    .map((aheadYears) => jdUt(rootBetween((birthJdUt) => gained(birthJdUt) - aheadYears, from, to)));
}

/** By how many days at most the starts of all periods move for a birth at either end instead of the stated one. */
export function dashasMoveDays(sky: Sky, from: JulianDayUt, birthJdUt: JulianDayUt, to: JulianDayUt): number {
  const years = [from, to].map((end) => {
    const gained = onCycle(cycleYears(sky, end, birthJdUt) - cycleYears(sky, birthJdUt, birthJdUt));
    return Math.min(gained, CYCLE_YEARS - gained);
  });
  return Math.max(...years) * dashaYearDays(sky);
}

export const dashaYearDays = ({ conventions: { dashaYear } }: Sky): number =>
  dashaYear === "solar" ? SOLAR_YEAR_DAYS : Number(dashaYear);
