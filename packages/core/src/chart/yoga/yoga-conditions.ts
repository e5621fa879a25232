import type { Citation } from "../../citation.ts";
import type { Dignity, Graha, LuminousGraha } from "../../ids.ts";
import { seesInFull } from "../aspect.ts";
import { DIGNITY_ARCS } from "../dignity/dignity-arcs.ts";
import { type ChartView, isKendra } from "./chart-view.ts";
import { because, type ComposedYoga, composed, type FoundYoga, type YogaReason } from "./found-yoga.ts";

/** One condition of a combination: the reasons that it is met, or nothing. */
export type Condition = readonly YogaReason[] | undefined;

/** The reasons of all conditions, or nothing if one is not met. */
export function allOf(...conditions: readonly Condition[]): Condition {
  const met = conditions.filter((condition) => condition !== undefined);
  return met.length === conditions.length ? met.flat() : undefined;
}

/** The yogas whose conditions are met. */
export const yogasMade = (
  ...rules: readonly (readonly [yoga: ComposedYoga, grahas: readonly Graha[], condition: Condition])[]
): readonly FoundYoga[] =>
  rules.flatMap(([yoga, grahas, condition]) => (condition ? [composed(yoga, grahas, condition)] : []));

export const TRIKONAS: readonly number[] = [1, 5, 9];
const DUSTHANAS: readonly number[] = [6, 8, 12];
const STRONG: readonly Dignity[] = ["exalted", "moolatrikona", "own", "friend"];

export const isKendraOrTrikona = (house: number): boolean => isKendra(house) || TRIKONAS.includes(house);

/** Whether a graha is in its own sign or in that of its exaltation. */
function isAtItsBest({ chart }: ChartView, graha: LuminousGraha): boolean {
  const { rasi } = chart.grahas[graha];
  const { own, exalted } = DIGNITY_ARCS[graha];
  return own.includes(rasi) || exalted.rasi === rasi;
}

/** The conditions that combinations are composed of, on one chart, each with the text of the combination. */
export function conditionsOf(view: ChartView, source: Citation) {
  const { chart, houseOf, houseFromGraha, lordOf } = view;
  const when = (isMet: boolean, reason: () => YogaReason): Condition => (isMet ? [reason()] : undefined);
  return {
    inHouse: (graha: LuminousGraha, isRight: (house: number) => boolean): Condition =>
      when(isRight(houseOf(graha)), () => because("yoga.in_house", { house: houseOf(graha) }, source, graha)),

    lordIn: (ruled: number, isRight: (house: number) => boolean): Condition => {
      const lord = lordOf(ruled);
      const house = houseOf(lord);
      return when(isRight(house), () => because("yoga.lord_in_house", { ruled, house }, source, lord));
    },

    /** In a friend's sign or better, not burnt, and out of 6, 8 and 12: the texts say strong, this is our measure of it. */
    strongLord: (ruled: number): Condition => {
      const lord = lordOf(ruled);
      const { isCombust, dignity, house } = chart.grahas[lord];
      const isStrong = STRONG.includes(dignity.verdict) && !isCombust && !DUSTHANAS.includes(house);
      return when(isStrong, () =>
        because("yoga.strong_lord", { ruled, house, dignity: dignity.verdict }, source, lord),
      );
    },

    atItsBest: (graha: LuminousGraha): Condition => {
      const { rasi, dignity } = chart.grahas[graha];
      return when(isAtItsBest(view, graha), () =>
        because("yoga.at_its_best", { rasi, dignity: dignity.verdict }, source, graha),
      );
    },

    exalted: (graha: LuminousGraha): Condition => {
      const { rasi, dignity } = chart.grahas[graha];
      return when(DIGNITY_ARCS[graha].exalted.rasi === rasi, () =>
        because("yoga.at_its_best", { rasi, dignity: dignity.verdict }, source, graha),
      );
    },

    mutualKendras: (one: LuminousGraha, other: LuminousGraha): Condition => {
      const houseFromOther = houseFromGraha(other, one);
      return when(one !== other && isKendra(houseFromOther), () =>
        because("yoga.mutual_kendras", { other, houseFromOther }, source, one),
      );
    },

    joined: (one: LuminousGraha, other: LuminousGraha): Condition =>
      when(one !== other && houseFromGraha(one, other) === 1, () =>
        because("yoga.in_one_sign", { other, rasi: chart.grahas[one].rasi }, source, one),
      ),

    sees: (one: LuminousGraha, other: LuminousGraha): Condition =>
      when(one !== other && seesInFull(one, houseFromGraha(one, other)), () =>
        because("yoga.looks_at", { other }, source, one),
      ),

    exchanged: (one: LuminousGraha, other: LuminousGraha): Condition => {
      const isExchanged = chart.grahas[one].rasiLord === other && chart.grahas[other].rasiLord === one;
      return when(one !== other && isExchanged, () => because("yoga.in_each_others_signs", { other }, source, one));
    },
  };
}
