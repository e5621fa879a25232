import { castChart } from "../chart/cast-chart.ts";
import type { Chart } from "../chart/chart.ts";
import { RASI_LORDS, rasiAt, rasiIndex } from "../chart/zodiac/rasi.ts";
import type { WorkCitation } from "../citation.ts";
import { type DashaClock, solarClock } from "../dasha/dasha-clock.ts";
import { isSunUp } from "../horizon/rise-set.ts";
import type { Graha, LuminousGraha, Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Sky } from "../sky.ts";

/** The year of a life that begins with a return of the Sun, and those who rule it. */
export interface Varsha {
  /** Full years since birth when it begins; 0 is the first year of life. */
  readonly completedYears: number;
  /** The sky at the return, over the place of birth. */
  readonly chart: Chart;
  /** The Sun is up there at that moment. */
  readonly isDay: boolean;
  readonly muntha: Rasi;
  readonly dinratri: LuminousGraha;
  readonly trirashi: LuminousGraha;
}

const MONTHS = 12;
export const TAJIKA: WorkCitation = { work: "tajika_nilakanthi" };

/** The lords of the three signs of an element, by day and by night, from Mesha on. */
const TRIRASHI: Readonly<Record<Rasi, readonly [byDay: LuminousGraha, byNight: LuminousGraha]>> = {
  mesha: ["sun", "jupiter"],
  vrishabha: ["venus", "moon"],
  mithuna: ["saturn", "mercury"],
  karka: ["venus", "mars"],
  simha: ["jupiter", "sun"],
  kanya: ["moon", "venus"],
  tula: ["mercury", "saturn"],
  vrischika: ["mars", "venus"],
  dhanu: ["saturn", "saturn"],
  makara: ["mars", "mars"],
  kumbha: ["jupiter", "jupiter"],
  meena: ["moon", "moon"],
};

/** The year that begins when the Sun has returned to its sidereal longitude at birth for the `completedYears`th time. */
export function varsha(sky: Sky, birth: Chart, completedYears: number): Varsha {
  const chart = chartAfter(sky, birth, completedYears);
  const isDay = isSunUp(sky, chart.jdUt, birth.place);
  const [byDay, byNight] = TRIRASHI[chart.lagna.rasi];
  return {
    completedYears,
    chart,
    isDay,
    muntha: rasiAt(rasiIndex(birth.lagna.rasi) + completedYears),
    dinratri: RASI_LORDS[chart.grahas[isDay ? "sun" : "moon"].rasi],
    trirashi: isDay ? byDay : byNight,
  };
}

/** The charts of the twelve months of such a year: each begins when the Sun has gone thirty degrees further. */
export const varshaMonths = (sky: Sky, birth: Chart, completedYears: number): readonly Chart[] =>
  Array.from({ length: MONTHS }, (_, month) => chartAfter(sky, birth, completedYears + month / MONTHS));

function chartAfter(sky: Sky, birth: Chart, years: number): Chart {
  const clock: DashaClock = solarClock(sky, birth.jdUt);
  return castChart(sky, clock(years), birth.place);
}

export interface VarshaFacts {
  readonly "varsha.return": { readonly completedYears: number; readonly rasi: Rasi; readonly degreesInRasi: number };
  readonly "varsha.muntha": { readonly lagna: Rasi; readonly completedYears: number; readonly muntha: Rasi };
  readonly "varsha.dinratri": { readonly isDay: boolean; readonly rasi: Rasi; readonly lord: LuminousGraha };
  readonly "varsha.trirashi": { readonly isDay: boolean; readonly lagna: Rasi; readonly lord: LuminousGraha };
  /** `month`: 0 is the first of the year. */
  readonly "varsha.month": { readonly month: number; readonly rasi: Rasi; readonly degreesInRasi: number };
}
type VarshaReason = Reason<VarshaFacts, Graha | "lagna">;
const because = reasonMaker<VarshaFacts, Graha | "lagna">();

/** Why the year begins when it does. */
export function returnReason({ grahas }: Chart, { completedYears }: Varsha): VarshaReason {
  const { rasi, degreesInRasi } = grahas.sun;
  return because("varsha.return", { completedYears, rasi, degreesInRasi }, TAJIKA, "sun");
}

/** Why each of a year's rulers is who it is. */
export function varshaReasons(
  birth: Chart,
  { completedYears, chart, isDay, muntha, dinratri, trirashi }: Varsha,
): Readonly<Record<"muntha" | "dinratri" | "trirashi", VarshaReason>> {
  const { rasi } = chart.grahas[isDay ? "sun" : "moon"];
  return {
    muntha: because("varsha.muntha", { lagna: birth.lagna.rasi, completedYears, muntha }, TAJIKA, "lagna"),
    dinratri: because("varsha.dinratri", { isDay, rasi, lord: dinratri }, TAJIKA, dinratri),
    trirashi: because("varsha.trirashi", { isDay, lagna: chart.lagna.rasi, lord: trirashi }, TAJIKA, trirashi),
  };
}

/** Why a month of the year begins when it does. */
export function monthReason(chart: Chart, month: number): VarshaReason {
  const { rasi, degreesInRasi } = chart.grahas.sun;
  return because("varsha.month", { month, rasi, degreesInRasi }, TAJIKA, "sun");
}
