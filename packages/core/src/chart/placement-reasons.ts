import { signedDegrees } from "../angle/degrees.ts";
import { type Citation, cite } from "../citation.ts";
import type { Avastha, Graha, Nakshatra, Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Chart } from "./chart.ts";
import { combustionOrbDeg } from "./dignity/combustion.ts";

/** How far a graha is from the Sun, and within how far it is combust. */
export type FromSun = { readonly separationDeg: number; readonly orbDeg: number };
type Motion = { readonly speedDegPerDay: number };

export interface PlacementFacts {
  readonly "placement.combust": FromSun;
  readonly "placement.clear_of_sun": FromSun;
  readonly "placement.never_combust": Readonly<Record<never, never>>;
  readonly "placement.retrograde": Motion;
  readonly "placement.direct": Motion;
  readonly "placement.node_retrograde": Motion;
  readonly "placement.age": { readonly avastha: Avastha; readonly rasi: Rasi; readonly degreesInRasi: number };
  readonly "placement.whole_sign_houses": { readonly lagna: Rasi };
  /** Counted from the lagna. */
  readonly "placement.house": { readonly rasi: Rasi; readonly house: number };
  readonly "placement.star_lord": {
    readonly nakshatra: Nakshatra;
    readonly pada: number;
    readonly nakshatraLord: Graha;
  };
}

/** The reasons of the plain figures of a graha, by figure. Dignity and nature bring reasons of their own. */
export type PlacementReasons = Readonly<
  Record<"combustion" | "motion" | "avastha" | "nakshatraLord", Reason<PlacementFacts>>
>;

const because = reasonMaker<PlacementFacts>();
const ORBS: Citation = { ...cite("surya_siddhanta", 9, [6, 8]), continued: { chapter: 10, verses: [1] } };

/** Undefined for those that are never combust. */
export function fromSun({ grahas }: Chart, graha: Graha): FromSun | undefined {
  const { longitudeDeg, retrograde } = grahas[graha];
  const orbDeg = combustionOrbDeg(graha, retrograde);
  if (orbDeg === undefined) return undefined;
  return { separationDeg: Math.abs(signedDegrees(longitudeDeg - grahas.sun.longitudeDeg)), orbDeg };
}

/** The houses as the rising sign begins them: Brihat Jataka names them from it. */
const HOUSES = cite("brihat_jataka", 1, 15);

/** By which rule all houses of a chart are counted. */
export const houseRule = ({ lagna }: Chart): Reason<PlacementFacts> =>
  because("placement.whole_sign_houses", { lagna: lagna.rasi }, HOUSES, lagna.rasiLord);

/** Which house it makes of a graha's sign. */
export const houseReason = ({ grahas }: Chart, about: Graha): Reason<PlacementFacts> =>
  because("placement.house", { rasi: grahas[about].rasi, house: grahas[about].house }, HOUSES, about);

export function placementReasons(chart: Chart, about: Graha): PlacementReasons {
  const { speedDegPerDay, retrograde, rasi, degreesInRasi, avastha, nakshatra, pada, nakshatraLord } =
    chart.grahas[about];
  const distance = fromSun(chart, about);
  const isNode = about === "rahu" || about === "ketu";
  const motion = retrograde ? "placement.retrograde" : "placement.direct";
  return {
    combustion:
      distance === undefined
        ? because("placement.never_combust", {}, ORBS, about)
        : because(
            distance.separationDeg <= distance.orbDeg ? "placement.combust" : "placement.clear_of_sun",
            distance,
            ORBS,
            about,
          ),
    motion: because(
      isNode ? "placement.node_retrograde" : motion,
      { speedDegPerDay },
      cite("surya_siddhanta", 2, [12, 14]),
      about,
    ),
    avastha: because("placement.age", { avastha, rasi, degreesInRasi }, cite("bphs", 45, 3), about),
    nakshatraLord: because(
      "placement.star_lord",
      { nakshatra, pada, nakshatraLord },
      cite("bphs", 46, [12, 14]),
      about,
    ),
  };
}
