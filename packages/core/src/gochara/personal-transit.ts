import type { JulianDayUt } from "../calendar/julian-day.ts";
import { binduSigns, bindusGivenBy } from "../chart/ashtakavarga/ashtakavarga.ts";
import type { Chart } from "../chart/chart.ts";
import { rasiAt, rasiIndex } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { type BinduGiver, LUMINOUS_GRAHAS, type Rasi } from "../ids.ts";
import type { Reason } from "../reason.ts";
import type { Sky } from "../sky.ts";
import { type Transit, transitsFrom } from "./transit.ts";

export type BinduVerdict = "favourable" | "even" | "unfavourable";
/** How many it has in a sign, and who gave them. */
type Bindus = { readonly rasi: Rasi; readonly bindus: number; readonly givers: readonly BinduGiver[] };
export type BinduFacts = { readonly [Verdict in BinduVerdict as `transit.bindus_${Verdict}`]: Bindus };

/** What a graha's own ashtakavarga at birth says of the sign it now passes. */
export interface TransitBindus {
  /** 0 to 8. */
  readonly count: number;
  /** The givers. */
  readonly givers: readonly BinduGiver[];
  readonly verdict: BinduVerdict;
  readonly reason: Reason<BinduFacts>;
}

/** A transit as it touches one person. */
export interface PersonalTransit extends Transit {
  readonly rasi: Rasi;
  /** The nodes have no ashtakavarga. */
  readonly bindus: TransitBindus | undefined;
}

/** Half of the eight that may give one. */
const EVEN = 4;

/**
 * The nine grahas at an instant for the one whose chart it is: by house from the natal Moon with vedha, and beside it
 * the bindus of each in the sign it passes. Good or evil as either of the two is more (Brihat Jataka 9.8): above four
 * bindus good, below four evil. Two judgements, each with its reason; neither is folded into the other.
 */
export function personalTransits(sky: Sky, chart: Chart, jd: JulianDayUt): readonly PersonalTransit[] {
  const moonRasi = chart.grahas.moon.rasi;
  const signs = binduSigns(chart);
  return transitsFrom(sky, moonRasi, jd).map((transit): PersonalTransit => {
    const rasi = rasiAt(rasiIndex(moonRasi) + transit.house - 1);
    const luminous = LUMINOUS_GRAHAS.find((graha) => graha === transit.graha);
    if (luminous === undefined) return { ...transit, rasi, bindus: undefined };
    const givers = bindusGivenBy(sky.conventions, luminous, rasi, signs);
    const verdict = verdictOf(givers.length);
    return {
      ...transit,
      rasi,
      bindus: {
        count: givers.length,
        givers,
        verdict,
        reason: {
          rule: `transit.bindus_${verdict}`,
          facts: { rasi, bindus: givers.length, givers },
          source: cite("brihat_jataka", 9, 8),
          about: luminous,
        },
      },
    };
  });
}

function verdictOf(bindus: number): BinduVerdict {
  if (bindus === EVEN) return "even";
  return bindus > EVEN ? "favourable" : "unfavourable";
}
