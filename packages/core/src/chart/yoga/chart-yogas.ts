import { type Citation, cite } from "../../citation.ts";
import { type Graha, LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { seesInFull } from "../aspect.ts";
import type { Chart } from "../chart.ts";
import { DIGNITY_ARCS } from "../dignity/dignity-arcs.ts";
import { RASI_LORDS } from "../zodiac/rasi.ts";
import { type ChartView, chartView, isKendra } from "./chart-view.ts";
import { daridraYogas } from "./daridra-yogas.ts";
import { fortuneYogas } from "./fortune-yogas.ts";
import { because, type FoundYoga, found, type YogaFacts, type YogaReason } from "./found-yoga.ts";
import { lordYogas } from "./lord-yogas.ts";
import { moonYogas } from "./moon-yogas.ts";
import { nabhasaYogas } from "./nabhasa-yogas.ts";
import { namedBeneficYogas } from "./named-benefic-yogas.ts";
import { namedLordYogas } from "./named-lord-yogas.ts";

/** The common combinations of a chart, by family; a kind may occur more than once, with other grahas. */
export function chartYogas(chart: Chart): readonly FoundYoga[] {
  const view = chartView(chart);
  return [
    ...[mahapurushaYogas, moonYogas, sunYogas, lordYogas, neechaBhangaYogas],
    ...[namedLordYogas, namedBeneficYogas, fortuneYogas, daridraYogas, nabhasaYogas],
  ].flatMap((family) => family(view));
}

const MAHAPURUSHA = [
  ["mars", "ruchaka"],
  ["mercury", "bhadra"],
  ["jupiter", "hamsa"],
  ["venus", "malavya"],
  ["saturn", "sasa"],
] as const;

/** The five great persons: one of the five in his own or exaltation sign and in a kendra from the lagna. */
const mahapurushaYogas = ({ chart, houseOf }: ChartView): readonly FoundYoga[] =>
  MAHAPURUSHA.flatMap(([graha, yoga]) => {
    const { rasi } = chart.grahas[graha];
    const { own, exalted } = DIGNITY_ARCS[graha];
    const house = houseOf(graha);
    if (!isKendra(house) || !(own.includes(rasi) || exalted.rasi === rasi)) return [];
    return [found(yoga, [graha], cite("bphs", 75, [1, 2]), { rasi, house })];
  });

const FIVE: readonly Graha[] = ["mars", "mercury", "jupiter", "venus", "saturn"];
const BESIDE_THE_SUN = cite("bphs", 38, 1);

/** Combinations counted from the Sun: Vesi, Vosi, Ubhayachari, and Budha-Aditya. */
function sunYogas({ chart, inHouse, houseFromGraha }: ChartView): readonly FoundYoga[] {
  const second = inHouse(2, "sun").filter((graha) => FIVE.includes(graha));
  const twelfth = inHouse(12, "sun").filter((graha) => FIVE.includes(graha));
  const beside = (): readonly FoundYoga[] => {
    if (second.length > 0 && twelfth.length > 0) {
      const grahas = FIVE.filter((graha) => second.includes(graha) || twelfth.includes(graha));
      return [found("ubhayachari", grahas, BESIDE_THE_SUN, { second, twelfth })];
    }
    if (second.length > 0) return [found("vesi", second, BESIDE_THE_SUN, { second })];
    return twelfth.length > 0 ? [found("vosi", twelfth, BESIDE_THE_SUN, { twelfth })] : [];
  };
  if (houseFromGraha("sun", "mercury") !== 1) return beside();
  const { rasi, isCombust } = chart.grahas.mercury;
  const source: Citation = { work: "three_hundred_combinations", paragraph: "24" };
  return [...beside(), found("budha_aditya", ["sun", "mercury"], source, { rasi, isMercuryCombust: isCombust })];
}

const SOURCE = cite("phaladeepika", 7, [26, 30]);

/**
 * A debilitated graha whose fall is undone: the lord of its sign, the lord of its exaltation sign, or the graha exalted
 * where it is debilitated is in a kendra from the lagna or the Moon; or the lord of its sign joins or sees it. The Moon
 * herself is judged only from the lagna: from herself she is always in the first, and the falls of Mars in Karka and of
 * Jupiter in Makara, which she undoes as a lord, would be undone in every chart.
 */
const neechaBhangaYogas = (view: ChartView): readonly FoundYoga[] =>
  LUMINOUS_GRAHAS.flatMap((graha): readonly FoundYoga[] => {
    if (view.chart.grahas[graha].dignity.verdict !== "debilitated") return [];
    const reasons = undoing(graha, view);
    return reasons.length === 0 ? [] : [{ yoga: "neecha_bhanga", grahas: [graha], reasons, cancelledBy: [] }];
  });

function undoing(graha: LuminousGraha, view: ChartView): readonly YogaReason[] {
  const { chart, houseOf, houseFromGraha } = view;
  const { rasi } = chart.grahas[graha];
  const signLord = RASI_LORDS[rasi];
  const exaltationLord = RASI_LORDS[DIGNITY_ARCS[graha].exalted.rasi];
  const exaltedHere = LUMINOUS_GRAHAS.find((other) => DIGNITY_ARCS[other].exalted.rasi === rasi);
  const reason = (facts: YogaFacts["yoga.neecha_bhanga_by"]) => because("yoga.neecha_bhanga_by", facts, SOURCE, graha);
  const inKendra = (by: LuminousGraha | undefined, how: InKendra): readonly YogaReason[] => {
    if (by === undefined || by === graha) return [];
    const house = houseOf(by);
    const fromLagna = isKendra(house) ? (["lagna"] as const) : [];
    if (by === "moon") return fromLagna.length > 0 ? [reason({ by, how, rasi, house, kendraFrom: fromLagna })] : [];
    const houseFromMoon = houseFromGraha("moon", by);
    const kendraFrom = [...fromLagna, ...(isKendra(houseFromMoon) ? (["moon"] as const) : [])];
    return kendraFrom.length > 0 ? [reason({ by, how, rasi, house, houseFromMoon, kendraFrom })] : [];
  };
  const house = houseFromGraha(signLord, graha);
  const how = house === 1 ? "lord_of_sign_joins" : "lord_of_sign_sees";
  const touched = house === 1 || seesInFull(signLord, house);
  return [
    ...inKendra(signLord, "lord_of_sign_in_kendra"),
    ...inKendra(exaltationLord, "lord_of_exaltation_in_kendra"),
    ...inKendra(exaltedHere, "exalted_in_this_sign_in_kendra"),
    ...(touched ? [reason({ by: signLord, how, rasi, house })] : []),
  ];
}

type InKendra = Extract<YogaFacts["yoga.neecha_bhanga_by"]["how"], `${string}_in_kendra`>;
