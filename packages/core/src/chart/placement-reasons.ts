import { signedDegrees } from "../angle/degrees.ts";
import { type Citation, cite } from "../citation.ts";
import type { Avastha, Graha, Nakshatra, Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Chart } from "./chart.ts";
import { combustionOrbDeg } from "./dignity/combustion.ts";

type FromSun = { readonly separationDeg: number; readonly orbDeg: number };
type Motion = { readonly speedDegPerDay: number };

export interface PlacementFacts {
  readonly "placement.combust": FromSun;
  readonly "placement.clear_of_sun": FromSun;
  readonly "placement.never_combust": Readonly<Record<never, never>>;
  readonly "placement.retrograde": Motion;
  readonly "placement.direct": Motion;
  readonly "placement.node_retrograde": Motion;
  readonly "placement.age": { readonly avastha: Avastha; readonly rasi: Rasi; readonly degreesInRasi: number };
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

export function placementReasons({ grahas }: Chart, about: Graha): PlacementReasons {
  const { longitudeDeg, speedDegPerDay, retrograde, rasi, degreesInRasi, avastha, nakshatra, pada, nakshatraLord } =
    grahas[about];
  const orbDeg = combustionOrbDeg(about, retrograde);
  const separationDeg = Math.abs(signedDegrees(longitudeDeg - grahas.sun.longitudeDeg));
  const isNode = about === "rahu" || about === "ketu";
  const motion = retrograde ? "placement.retrograde" : "placement.direct";
  return {
    combustion:
      orbDeg === undefined
        ? because("placement.never_combust", {}, ORBS, about)
        : because(
            separationDeg <= orbDeg ? "placement.combust" : "placement.clear_of_sun",
            { separationDeg, orbDeg },
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
