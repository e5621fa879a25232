import { seesInFull } from "../chart/aspect.ts";
import type { Chart } from "../chart/chart.ts";
import { NODE_SIGHT_PRACTICE, nodeSeesByPractice } from "../chart/node-sight.ts";
import { type Citation, cite } from "../citation.ts";
import type { Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { mangalPoints } from "./mangal-weights.ts";

type ManglikMalefic = "saturn" | "rahu" | "ketu";
type Seer = "mars" | ManglikMalefic;

/** The house of the one who looks and the house looked at, both from the lagna. */
type SeesHouse = { readonly house: number; readonly seen: number };

export type ManglikFacts = {
  /** In one of the six houses from the lagna. */
  readonly "manglik.malefic_house": { readonly house: number };
  /** There, but in its own sign or exalted, which counts for nothing. */
  readonly "manglik.excused": { readonly house: number; readonly rasi: Rasi };
  /** In none of the six. */
  readonly "manglik.free": { readonly house: number };
  readonly "manglik.aspect": SeesHouse;
  /** By the sight that later practice gives the nodes. */
  readonly "manglik.node_aspect": SeesHouse;
};
type MaleficReason = Reason<ManglikFacts, ManglikMalefic, "manglik.malefic_house" | "manglik.excused" | "manglik.free">;
export type ManglikAspect = Reason<ManglikFacts, Seer, "manglik.aspect" | "manglik.node_aspect">;

/** What the other malefics do that is read like Mangal dosha. Mars has a measure of its own. */
export interface Manglik {
  readonly bySaturn: boolean;
  readonly byNodes: boolean;
  readonly saturn: MaleficReason;
  readonly nodes: readonly MaleficReason[];
  /** Who looks at the 1st and the 7th house. */
  readonly aspects: readonly ManglikAspect[];
}

const TRADITION: Citation = { practice: "kuja_matching" };
const SIGHT = cite("bphs", 26, [2, 5]);
const WATCHED_HOUSES = [1, 7] as const;
const SEERS: readonly Seer[] = ["mars", "saturn", "rahu", "ketu"];
const EXCUSING: readonly string[] = ["exalted", "moolatrikona", "own"];

/**
 * Saturn and the nodes in the six houses of Mangal dosha from the lagna. Own sign and exaltation excuse Saturn as they do
 * Mars; books do not agree which signs are those of the nodes, so none excuses them.
 */
export function manglikOf(chart: Chart): Manglik {
  const saturn = maleficReason(chart, "saturn");
  const nodes = (["rahu", "ketu"] as const).map((node) => maleficReason(chart, node));
  return {
    bySaturn: saturn.rule === "manglik.malefic_house",
    byNodes: nodes.some(({ rule }) => rule === "manglik.malefic_house"),
    saturn,
    nodes,
    aspects: SEERS.flatMap((seer) => WATCHED_HOUSES.flatMap((seen) => aspectOn(chart, seer, seen))),
  };
}

function maleficReason({ grahas }: Chart, graha: ManglikMalefic): MaleficReason {
  const because = reasonMaker<ManglikFacts, ManglikMalefic>();
  const { house, rasi, dignity } = grahas[graha];
  if (mangalPoints("saturn", house) === 0) return because("manglik.free", { house }, TRADITION, graha);
  return graha === "saturn" && EXCUSING.includes(dignity.verdict)
    ? because("manglik.excused", { house, rasi }, TRADITION, graha)
    : because("manglik.malefic_house", { house }, TRADITION, graha);
}

function aspectOn({ grahas }: Chart, seer: Seer, seen: number): readonly ManglikAspect[] {
  const because = reasonMaker<ManglikFacts, Seer>();
  const { house } = grahas[seer];
  const counted = ((seen - house + 12) % 12) + 1;
  if (seesInFull(seer, counted)) return [because("manglik.aspect", { house, seen }, SIGHT, seer)];
  return (seer === "rahu" || seer === "ketu") && nodeSeesByPractice(counted)
    ? [because("manglik.node_aspect", { house, seen }, NODE_SIGHT_PRACTICE, seer)]
    : [];
}
