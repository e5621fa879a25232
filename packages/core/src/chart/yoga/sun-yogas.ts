import { type Citation, cite } from "../../citation.ts";
import type { Graha } from "../../ids.ts";
import type { ChartView } from "./chart-view.ts";
import { type FoundYoga, found } from "./found-yoga.ts";

const FIVE: readonly Graha[] = ["mars", "mercury", "jupiter", "venus", "saturn"];
const BESIDE_THE_SUN = cite("bphs", 38, 1);

/** Combinations counted from the Sun: Vesi, Vosi, Ubhayachari, and Budha-Aditya. */
export function sunYogas({ chart, inHouse, houseFromGraha }: ChartView): readonly FoundYoga[] {
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
