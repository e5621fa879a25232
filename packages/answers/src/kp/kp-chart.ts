import type { KpRequest } from "@vedanga/contract";
import { type Bhavas, bhavaAt, type Chart, GRAHAS, type Graha, kpBhavas, type Placement } from "@vedanga/core";
import { type Birth, birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";

/** A point of the chart in the houses of Krishnamurti. */
export interface KpPoint {
  readonly who: Graha | "ascendant";
  readonly about: Graha | "lagna";
  readonly at: Placement;
  readonly isRetrograde: boolean;
  readonly house: number;
}

export interface KpChart extends Birth {
  readonly bhavas: Bhavas;
  readonly houseSystem: "placidus" | "porphyry";
  /** The lagna and the nine, in the order of their numbers. */
  readonly points: readonly KpPoint[];
}

/** A birth as Krishnamurti casts it: by his ayanamsa unless another is asked for, in the houses of Placidus. */
export function kpChart(request: KpRequest, context: AnswerContext): KpChart {
  const birth = birthChart({ ...request, ayanamsa: request.ayanamsa ?? "krishnamurti" }, context);
  const bhavas = kpBhavas(birth.chart);
  const houseSystem = bhavas.system === "placidus" ? "placidus" : "porphyry";
  return { ...birth, bhavas, houseSystem, points: pointsOf(birth.chart, bhavas) };
}

const pointsOf = ({ lagna, grahas }: Chart, bhavas: Bhavas): readonly KpPoint[] => [
  // The lagna is the very edge of the first house, where rounding could put it into the twelfth.
  { who: "ascendant", about: "lagna", at: lagna, isRetrograde: false, house: 1 },
  ...GRAHAS.map((graha): KpPoint => {
    const at = grahas[graha];
    const house = bhavaAt(bhavas, at.longitudeDeg);
    return { who: graha, about: graha, at, isRetrograde: at.retrograde, house };
  }),
];
