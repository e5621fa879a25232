import { signedDegrees } from "../angle/degrees.ts";
import type { Graha } from "../ids.ts";
import type { Reason } from "../reason.ts";
import type { Chart } from "./chart.ts";
import { combustionOrbDeg } from "./combustion.ts";

export type PlacementRule =
  | "placement.combust"
  | "placement.clear_of_sun"
  | "placement.never_combust"
  | "placement.retrograde"
  | "placement.direct"
  | "placement.node_retrograde"
  | "placement.age"
  | "placement.star_lord";

/** What the plain figures of a graha rest on, by figure. Dignity and nature bring reasons of their own. */
export type PlacementReasons = Readonly<
  Record<"combustion" | "motion" | "avastha" | "nakshatraLord", Reason<PlacementRule>>
>;

const ORBS = "Surya Siddhanta 9.6-8, 10.1";

export function placementReasons({ grahas }: Chart, about: Graha): PlacementReasons {
  const { longitudeDeg, speedDegPerDay, retrograde, rasi, degreesInRasi, avastha, nakshatra, pada, nakshatraLord } =
    grahas[about];
  const reason = (rule: PlacementRule, facts: Reason["facts"], source: string) => ({ rule, facts, source, about });
  const orbDeg = combustionOrbDeg(about, retrograde);
  const separationDeg = Math.abs(signedDegrees(longitudeDeg - grahas.sun.longitudeDeg));
  const isNode = about === "rahu" || about === "ketu";
  const motion = retrograde ? "placement.retrograde" : "placement.direct";
  return {
    combustion:
      orbDeg === undefined
        ? reason("placement.never_combust", {}, ORBS)
        : reason(
            separationDeg <= orbDeg ? "placement.combust" : "placement.clear_of_sun",
            { separationDeg, orbDeg },
            ORBS,
          ),
    motion: reason(isNode ? "placement.node_retrograde" : motion, { speedDegPerDay }, "Surya Siddhanta 2.12-14"),
    avastha: reason("placement.age", { avastha, rasi, degreesInRasi }, "Brihat Parashara Hora Shastra 45.3"),
    nakshatraLord: reason(
      "placement.star_lord",
      { nakshatra, pada, nakshatraLord },
      "Brihat Parashara Hora Shastra 46.12-14",
    ),
  };
}
