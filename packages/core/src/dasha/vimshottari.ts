import type { JulianDayUt } from "../calendar/julian-day.ts";
import { nakshatraLord, nakshatraOf, VIMSHOTTARI_LORDS } from "../chart/zodiac/nakshatra.ts";
import type { Graha } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Sky } from "../sky.ts";
import { type DashaClock, dashaClock } from "./dasha-clock.ts";

/** Years of each lord, 120 in all. BPHS ch. 46, v. 15. */
export const VIMSHOTTARI_YEARS: Readonly<Record<Graha, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
};

const CYCLE_YEARS = 120;

/** One period of any level: mahadasha, antardasha, pratyantardasha … Start included, end not. */
export interface DashaPeriod {
  /** From the mahadasha's lord down to this period's own, which is the last. */
  readonly lords: readonly [Graha, ...Graha[]];
  readonly lord: Graha;
  readonly startJdUt: JulianDayUt;
  /** The same number at which the next period starts; the ninth ends where its parent does. */
  readonly endJdUt: JulianDayUt;
  /** The same two in dasha years from birth; negative before it. */
  readonly startYears: number;
  readonly endYears: number;
}

export interface Vimshottari {
  readonly clock: DashaClock;
  /** Nine, in order of time; the first runs at birth and is given from its start before birth. */
  readonly mahadashas: readonly DashaPeriod[];
}

/** The nine lords in their order, beginning with `first`. */
export function lordsFrom(first: Graha): readonly Graha[] {
  const start = VIMSHOTTARI_LORDS.indexOf(first);
  return VIMSHOTTARI_LORDS.map((_, step) => itemAt(VIMSHOTTARI_LORDS, (start + step) % 9));
}

/**
 * Vimshottari from the sidereal longitude of the Moon at birth: the part of its star already passed is the part
 * of the first lord's years already lived. BPHS ch. 46, v. 12-16.
 */
export function vimshottari(sky: Sky, birthJdUt: JulianDayUt, moonLongitudeDeg: number): Vimshottari {
  const { nakshatra, elapsed } = nakshatraOf(moonLongitudeDeg);
  const first = nakshatraLord(nakshatra);
  const clock = dashaClock(sky, birthJdUt);
  let endYears = -elapsed * VIMSHOTTARI_YEARS[first];
  let endJdUt = clock(endYears);
  const mahadashas = lordsFrom(first).map((lord): DashaPeriod => {
    const startYears = endYears;
    const startJdUt = endJdUt;
    endYears = startYears + VIMSHOTTARI_YEARS[lord];
    endJdUt = clock(endYears);
    return { lords: [lord], lord, startJdUt, endJdUt, startYears, endYears };
  });
  return { clock, mahadashas };
}

/**
 * The nine parts of a period, each in proportion to its lord's years, the period's own lord first.
 * BPHS ch. 51, v. 1-3. Applied to a mahadasha it gives antardashas, to these pratyantardashas, and so on.
 */
export function subPeriods(clock: DashaClock, parent: DashaPeriod): readonly DashaPeriod[] {
  const spanYears = parent.endYears - parent.startYears;
  let behind = 0;
  let endYears = parent.startYears;
  let endJdUt = parent.startJdUt;
  return lordsFrom(parent.lord).map((lord): DashaPeriod => {
    const startYears = endYears;
    const startJdUt = endJdUt;
    behind += VIMSHOTTARI_YEARS[lord];
    const last = behind === CYCLE_YEARS;
    endYears = last ? parent.endYears : parent.startYears + (spanYears * behind) / CYCLE_YEARS;
    endJdUt = last ? parent.endJdUt : clock(endYears);
    return { lords: [...parent.lords, lord], lord, startJdUt, endJdUt, startYears, endYears };
  });
}

/**
 * The periods running at an instant, mahadasha first, `levels` of them (1 to 5 are in use). Empty before the first
 * mahadasha and from the end of the ninth on: Vimshottari covers one life of 120 years.
 */
export function runningDashas(dasha: Vimshottari, atJdUt: JulianDayUt, levels: number): readonly DashaPeriod[] {
  const running: DashaPeriod[] = [];
  let candidates = dasha.mahadashas;
  for (let level = 1; level <= levels; level++) {
    const period = candidates.find(({ startJdUt, endJdUt }) => startJdUt <= atJdUt && atJdUt < endJdUt);
    if (period === undefined) break;
    running.push(period);
    if (level < levels) candidates = subPeriods(dasha.clock, period);
  }
  return running;
}
