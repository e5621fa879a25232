import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import type { Chart } from "../chart/chart.ts";
import { nakshatraOf, VIMSHOTTARI_LORDS } from "../chart/zodiac/nakshatra.ts";
import { solarClock } from "../dasha/dasha-clock.ts";
import { VIMSHOTTARI_YEARS } from "../dasha/vimshottari.ts";
import { type Graha, NAKSHATRAS, type Nakshatra } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Sky, Span } from "../sky.ts";
import { TAJIKA } from "./varsha.ts";

/** The Vimshottari of one year. */
export interface MuddaPeriod extends Span {
  readonly lord: Graha;
}

const CYCLE_YEARS = 120;
const LORDS = VIMSHOTTARI_LORDS.length;

/**
 * The mudda dasha of the year after so many full years. Each year it begins with the next lord of the nine, the first
 * year with the lord of the Moon's star at birth; each has his share of Vimshottari's 120 years of the year's length. As
 * much of the first is over when the year begins as the Moon had passed of her star at birth, and that much of him
 * comes at the year's end.
 */
export function muddaDasha(sky: Sky, birth: Chart, completedYears: number): readonly MuddaPeriod[] {
  const clock = solarClock(sky, birth.jdUt);
  const [startJdUt, endJdUt] = [clock(completedYears), clock(completedYears + 1)];
  const { nakshatra, elapsed } = nakshatraOf(birth.grahas.moon.longitudeDeg);
  const first = NAKSHATRAS.indexOf(nakshatra) + completedYears;
  const at = (share: number): JulianDayUt => jdUt(startJdUt + share * (endJdUt - startJdUt));
  let behind = -elapsed * shareOf(lordAt(first));
  const nine = Array.from({ length: LORDS }, (_, step): MuddaPeriod => {
    const lord = lordAt(first + step);
    const from = Math.max(0, behind);
    behind += shareOf(lord);
    return { lord, startJdUt: at(from), endJdUt: at(behind) };
  });
  if (elapsed === 0) return nine;
  return [...nine, { lord: lordAt(first), startJdUt: at(behind), endJdUt }];
}

const lordAt = (count: number): Graha => itemAt(VIMSHOTTARI_LORDS, count % LORDS);
const shareOf = (lord: Graha): number => VIMSHOTTARI_YEARS[lord] / CYCLE_YEARS;

export interface MuddaFacts {
  readonly "mudda.first": { readonly nakshatra: Nakshatra; readonly completedYears: number; readonly lord: Graha };
}

/** Why the mudda dasha begins with its first lord. */
export function muddaReason({ grahas }: Chart, completedYears: number): Reason<MuddaFacts> {
  const { nakshatra } = grahas.moon;
  const lord = lordAt(NAKSHATRAS.indexOf(nakshatra) + completedYears);
  return reasonMaker<MuddaFacts>()("mudda.first", { nakshatra, completedYears, lord }, TAJIKA, lord);
}
