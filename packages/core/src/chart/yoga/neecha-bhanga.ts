import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import type { Reason } from "../../reason.ts";
import { seesInFull } from "../aspect.ts";
import { DIGNITY_ARCS } from "../dignity-arcs.ts";
import { RASI_LORDS } from "../rasi.ts";
import { type ChartView, isKendra } from "./chart-view.ts";
import type { FoundYoga, YogaRule } from "./found-yoga.ts";

const SOURCE = "Phaladeepika 7.26-30";

/**
 * A debilitated graha whose fall is undone: the lord of its sign, the lord of its exaltation sign, or the graha exalted
 * where it is debilitated stands in a kendra from the lagna or the Moon; or the lord of its sign joins or sees it.
 */
export const neechaBhangaYogas = (view: ChartView): readonly FoundYoga[] =>
  LUMINOUS_GRAHAS.flatMap((graha): readonly FoundYoga[] => {
    if (view.chart.grahas[graha].dignity.verdict !== "debilitated") return [];
    const reasons = undoing(graha, view);
    return reasons.length === 0 ? [] : [{ yoga: "neecha_bhanga", grahas: [graha], reasons, cancelledBy: [] }];
  });

function undoing(graha: LuminousGraha, view: ChartView): readonly Reason<YogaRule>[] {
  const { chart, houseOf, houseFromGraha } = view;
  const { rasi } = chart.grahas[graha];
  const signLord = RASI_LORDS[rasi];
  const exaltationLord = RASI_LORDS[DIGNITY_ARCS[graha].exalted.rasi];
  const exaltedHere = LUMINOUS_GRAHAS.find((other) => DIGNITY_ARCS[other].exalted.rasi === rasi);
  const reason = (by: LuminousGraha, how: string, facts: Reason["facts"]): Reason<YogaRule> => ({
    rule: "yoga.neecha_bhanga_by",
    facts: { by, how, rasi, ...facts },
    source: SOURCE,
    about: graha,
  });
  const inKendra = (by: LuminousGraha | undefined, how: string): readonly Reason<YogaRule>[] => {
    if (by === undefined || by === graha) return [];
    const [house, houseFromMoon] = [houseOf(by), houseFromGraha("moon", by)];
    return isKendra(house) || isKendra(houseFromMoon) ? [reason(by, how, { house, houseFromMoon })] : [];
  };
  const house = houseFromGraha(signLord, graha);
  const touched = house === 1 || seesInFull(signLord, house);
  return [
    ...inKendra(signLord, "lord_of_sign_in_kendra"),
    ...inKendra(exaltationLord, "lord_of_exaltation_in_kendra"),
    ...inKendra(exaltedHere, "exalted_in_this_sign_in_kendra"),
    ...(touched ? [reason(signLord, house === 1 ? "lord_of_sign_joins" : "lord_of_sign_sees", { house })] : []),
  ];
}
