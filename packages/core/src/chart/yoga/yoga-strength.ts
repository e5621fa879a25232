import type { Citation } from "../../citation.ts";
import type { Dignity, Graha } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { type Counted, type Reason, reasonMaker } from "../../reason.ts";
import type { Chart } from "../chart.ts";
import { isKendra } from "./chart-view.ts";
import type { FoundYoga } from "./found-yoga.ts";

/** Each of these is about one of the grahas that make the combination, and counts by its share of them. */
export interface YogaStrengthFacts {
  readonly "yoga_strength.middle": { readonly grahas: readonly Graha[] };
  readonly "yoga_strength.dignity": { readonly dignity: Dignity };
  readonly "yoga_strength.fall_undone": Readonly<Record<never, never>>;
  readonly "yoga_strength.combust": Readonly<Record<never, never>>;
  readonly "yoga_strength.house": { readonly house: number };
  readonly "yoga_strength.cancelled": Readonly<Record<never, never>>;
}
export type YogaStrengthReason = Counted<Reason<YogaStrengthFacts>>;

const MIDDLE = 50;
const OF_DIGNITY: Readonly<Record<Dignity, number>> = {
  exalted: 40,
  moolatrikona: 30,
  own: 25,
  friend: 10,
  neutral: 0,
  enemy: -10,
  debilitated: -25,
};
const OF_COMBUSTION = -15;
const OF_HOUSE = 10;
const DUSTHANAS: readonly number[] = [6, 8, 12];
const OURS: Citation = { remark: "own_weighting" };
const because = reasonMaker<YogaStrengthFacts>();

/**
 * How well the grahas that make a combination stand, 0 to 100: the mean of them, each from a middle of 50 by dignity,
 * combustion and house; half of that where something cancels the combination. No text has such a measure; the texts say
 * only that the effect follows the strength of the grahas (BPHS 37.5, 41.17). The points of the reasons sum to it.
 */
export function yogaStrength(
  chart: Chart,
  { grahas, cancelledBy }: FoundYoga,
  isFallUndone: (graha: Graha) => boolean,
): { readonly percent: number; readonly reasons: readonly YogaStrengthReason[] } {
  const counted = (reason: Reason<YogaStrengthFacts>, points: number): YogaStrengthReason => ({ ...reason, points });
  const first = itemAt(grahas, 0);
  const parts = grahas.flatMap((graha): readonly YogaStrengthReason[] => {
    const share = (points: number): number => points / grahas.length;
    const { dignity, isCombust, house } = chart.grahas[graha];
    const { verdict } = dignity;
    const isUndone = verdict === "debilitated" && isFallUndone(graha);
    const ofHouse = isKendra(house) || house === 5 || house === 9 ? OF_HOUSE : -OF_HOUSE;
    return [
      isUndone
        ? counted(because("yoga_strength.fall_undone", {}, OURS, graha), 0)
        : counted(because("yoga_strength.dignity", { dignity: verdict }, OURS, graha), share(OF_DIGNITY[verdict])),
      ...(isCombust ? [counted(because("yoga_strength.combust", {}, OURS, graha), share(OF_COMBUSTION))] : []),
      ...(ofHouse > 0 || DUSTHANAS.includes(house)
        ? [counted(because("yoga_strength.house", { house }, OURS, graha), share(ofHouse))]
        : []),
    ];
  });
  const whole = [counted(because("yoga_strength.middle", { grahas }, OURS, first), MIDDLE), ...parts];
  const percent = whole.reduce((sum, { points }) => sum + points, 0);
  if (cancelledBy.length === 0) return { percent, reasons: whole };
  const halved = counted(because("yoga_strength.cancelled", {}, OURS, first), -percent / 2);
  return { percent: percent / 2, reasons: [...whole, halved] };
}
