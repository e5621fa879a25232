import { cite } from "../../citation.ts";
import { DIGNITY_ARCS } from "../dignity/dignity-arcs.ts";
import { type ChartView, isKendra } from "./chart-view.ts";
import { type FoundYoga, found } from "./found-yoga.ts";

const MAHAPURUSHA = [
  ["mars", "ruchaka"],
  ["mercury", "bhadra"],
  ["jupiter", "hamsa"],
  ["venus", "malavya"],
  ["saturn", "sasa"],
] as const;

/** The five great persons: one of the five in his own or exaltation sign and in a kendra from the lagna. */
export const mahapurushaYogas = ({ chart, houseOf }: ChartView): readonly FoundYoga[] =>
  MAHAPURUSHA.flatMap(([graha, yoga]) => {
    const { rasi } = chart.grahas[graha];
    const { own, exalted } = DIGNITY_ARCS[graha];
    const house = houseOf(graha);
    if (!isKendra(house) || !(own.includes(rasi) || exalted.rasi === rasi)) return [];
    return [found(yoga, [graha], cite("bphs", 75, [1, 2]), { rasi, house })];
  });
