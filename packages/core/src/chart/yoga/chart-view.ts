import { byId } from "../../by-id.ts";
import { GRAHAS, type Graha, LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { seesInFull } from "../aspect.ts";
import type { Chart } from "../chart.ts";
import { isNaturalBenefic } from "../strength/benefic.ts";
import { houseFrom, RASI_LORDS, rasiAt, rasiIndex } from "../zodiac/rasi.ts";

/** How two grahas are bound (sambandha): BPHS ch. 34, v. 11-12. */
export type Bond = "joined" | "mutual_sight" | "exchange";

/** What the rules of combinations ask of a chart. */
export interface ChartView {
  readonly chart: Chart;
  readonly houseOf: (graha: Graha) => number;
  /** The house of a graha counted from another's sign. */
  readonly houseFromGraha: (from: Graha, graha: Graha) => number;
  readonly lordOf: (house: number) => LuminousGraha;
  /** Everyone in a house from the lagna, or from a graha. */
  readonly inHouse: (house: number, from?: Graha) => readonly Graha[];
  readonly isBenefic: (graha: Graha) => boolean;
  readonly bondOf: (one: LuminousGraha, other: LuminousGraha) => Bond | undefined;
}

export const isKendra = (house: number): boolean => house % 3 === 1;

export function chartView(chart: Chart): ChartView {
  const { grahas, lagna } = chart;
  const longitudesDeg = byId(LUMINOUS_GRAHAS, (graha) => grahas[graha].longitudeDeg);
  const houseOf = (graha: Graha): number => grahas[graha].house;
  const houseFromGraha = (from: Graha, graha: Graha): number => houseFrom(grahas[from].rasi, grahas[graha].rasi);
  const sees = (one: Graha, other: Graha): boolean => seesInFull(one, houseFromGraha(one, other));
  return {
    chart,
    houseOf,
    houseFromGraha,
    lordOf: (house) => RASI_LORDS[rasiAt(rasiIndex(lagna.rasi) + house - 1)],
    inHouse: (house, from) =>
      GRAHAS.filter((graha) => (from === undefined ? houseOf(graha) : houseFromGraha(from, graha)) === house),
    isBenefic: (graha) => LUMINOUS_GRAHAS.some((lit) => lit === graha && isNaturalBenefic(lit, longitudesDeg)),
    bondOf: (one, other) => {
      if (one === other) return undefined;
      if (houseFromGraha(one, other) === 1) return "joined";
      if (grahas[one].rasiLord === other && grahas[other].rasiLord === one) return "exchange";
      return sees(one, other) && sees(other, one) ? "mutual_sight" : undefined;
    },
  };
}
