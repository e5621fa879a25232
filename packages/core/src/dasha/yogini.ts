import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { Placement } from "../chart/chart.ts";
import { nakshatraOf } from "../chart/zodiac/nakshatra.ts";
import { cite } from "../citation.ts";
import { type Graha, NAKSHATRAS, type Nakshatra, YOGINIS, type Yogini } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Sky, Span } from "../sky.ts";
import { type DashaClock, dashaClock } from "./dasha-clock.ts";

/** The lords of the yoginis. The book gives the eighth to Rahu; some give its second half to Ketu. */
export const YOGINI_LORDS: Readonly<Record<Yogini, Graha>> = {
  mangala: "moon",
  pingala: "sun",
  dhanya: "jupiter",
  bhramari: "mars",
  bhadrika: "mercury",
  ulka: "saturn",
  siddha: "venus",
  sankata: "rahu",
};

const CYCLE_YEARS = 36;
const CYCLES = 3;
/** Added to the number of the star, before the yoginis are counted off. */
const ADDED = 3;

/** A period of a yogini, or a part of it. Start included, end not. */
export interface YoginiPeriod extends Span {
  readonly yogini: Yogini;
  /** Dasha years from birth; negative before it. */
  readonly startYears: number;
  readonly endYears: number;
}

export interface YoginiDasha {
  readonly clock: DashaClock;
  /** Three cycles of eight, in order of time; the first runs at birth and is given from its start before birth. */
  readonly periods: readonly YoginiPeriod[];
}

const yearsOf = (yogini: Yogini): number => YOGINIS.indexOf(yogini) + 1;

const yoginisFrom = (first: Yogini, count: number): readonly Yogini[] =>
  Array.from({ length: count }, (_, step) => itemAt(YOGINIS, (YOGINIS.indexOf(first) + step) % YOGINIS.length));

/** The yogini of a star: three more than its number, counted off by eights; Ashwini has Bhramari. */
const yoginiOf = (nakshatra: Nakshatra): Yogini =>
  itemAt(YOGINIS, (NAKSHATRAS.indexOf(nakshatra) + ADDED) % YOGINIS.length);

/** Parashara tells the yoginis, their lords and their years at the end of his chapter on dashas. */
const SOURCE = cite("bphs", 46);

/**
 * The yogini dasha from the sidereal longitude of the Moon at birth: the part of its star already passed is the part of
 * the first yogini's years already lived.
 */
export function yoginiDasha(sky: Sky, birthJdUt: JulianDayUt, moonLongitudeDeg: number): YoginiDasha {
  const { nakshatra, elapsed } = nakshatraOf(moonLongitudeDeg);
  const first = yoginiOf(nakshatra);
  const clock = dashaClock(sky, birthJdUt);
  const lived = elapsed * yearsOf(first);
  const periods = oneAfterAnother(clock, yoginisFrom(first, CYCLES * YOGINIS.length), -lived, 1);
  return { clock, periods };
}

/** The eight parts of a period, each in proportion to its yogini's years of the 36, its own first. */
export function yoginiParts(clock: DashaClock, parent: YoginiPeriod): readonly YoginiPeriod[] {
  const share = yearsOf(parent.yogini) / CYCLE_YEARS;
  const parts = oneAfterAnother(clock, yoginisFrom(parent.yogini, YOGINIS.length), parent.startYears, share);
  const { endJdUt, endYears } = parent;
  return parts.map((part, index) => (index === parts.length - 1 ? { ...part, endJdUt, endYears } : part));
}

function oneAfterAnother(
  clock: DashaClock,
  yoginis: readonly Yogini[],
  fromYears: number,
  share: number,
): readonly YoginiPeriod[] {
  let behind = 0;
  let endJdUt: JulianDayUt = clock(fromYears);
  return yoginis.map((yogini) => {
    const startYears = fromYears + behind * share;
    const startJdUt = endJdUt;
    behind += yearsOf(yogini);
    const endYears = fromYears + behind * share;
    endJdUt = clock(endYears);
    return { yogini, startJdUt, endJdUt, startYears, endYears };
  });
}

export interface YoginiFacts {
  /** `left`: years of it after birth. */
  readonly "yogini.at_birth": {
    readonly nakshatra: Nakshatra;
    readonly yogini: Yogini;
    readonly years: number;
    readonly left: number;
  };
  readonly "yogini.parts": { readonly yogini: Yogini; readonly years: number };
}

/** Why the first yogini is the one she is. */
export function yoginiDashaReason({ periods }: YoginiDasha, moon: Placement): Reason<YoginiFacts> {
  const { yogini, endYears } = itemAt(periods, 0);
  const facts = { nakshatra: moon.nakshatra, yogini, years: yearsOf(yogini), left: endYears };
  return reasonMaker<YoginiFacts>()("yogini.at_birth", facts, SOURCE, "moon");
}

/** Why the parts of a yogini's years are as long as they are. */
export const yoginiPartsReason = (yogini: Yogini): Reason<YoginiFacts> =>
  reasonMaker<YoginiFacts>()("yogini.parts", { yogini, years: yearsOf(yogini) }, SOURCE, YOGINI_LORDS[yogini]);
