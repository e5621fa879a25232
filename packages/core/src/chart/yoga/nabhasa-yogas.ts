import { type Citation, cite } from "../../citation.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { rasiCharacter } from "../zodiac/rasi.ts";
import { type ChartView, isKendra } from "./chart-view.ts";
import { because, type ComposedYoga, composed, type FoundYoga } from "./found-yoga.ts";

/** The combinations of the sky (nabhasa), by where the seven from Sun to Saturn stand: BPHS ch. 35, Brihat Jataka ch. 12. */
export function nabhasaYogas(view: ChartView): readonly FoundYoga[] {
  const kinds = ashraya(view);
  const shapes = [...dala(view), ...akriti(view)];
  // One sign is always of one kind: if Gola gave way to the kinds as the text asks, it would never be.
  const counted = sankhya(view).filter(({ yoga }) => shapes.length === 0 && (kinds.length === 0 || yoga === "gola"));
  return [...kinds, ...shapes, ...counted];
}

const verse = (from: number, to?: number): Citation => cite("bphs", 35, to === undefined ? from : [from, to]);

const ASHRAYA = { movable: "rajju", fixed: "musala", dual: "nala" } as const;

/** All seven in movable, in fixed or in dual signs. */
function ashraya({ chart }: ChartView): readonly FoundYoga[] {
  const { modality } = rasiCharacter(chart.grahas.sun.rasi);
  if (!LUMINOUS_GRAHAS.every((graha) => rasiCharacter(chart.grahas[graha].rasi).modality === modality)) return [];
  const reason = because("yoga.seven_in_kind_of_sign", { modality }, verse(7), "sun");
  return [composed(ASHRAYA[modality], LUMINOUS_GRAHAS, [reason])];
}

const GOOD = ["mercury", "jupiter", "venus"] as const;
const HARSH = ["sun", "mars", "saturn"] as const;

/** Three kendras with one benefic each and no malefic in any (Mala), or the reverse (Sarpa). The Moon counts for neither. */
function dala({ houseOf }: ChartView): readonly FoundYoga[] {
  const made = (yoga: "mala" | "sarpa", three: readonly LuminousGraha[], others: readonly LuminousGraha[]) => {
    const kendras = new Set(three.map(houseOf).filter(isKendra));
    if (kendras.size < three.length || others.some((graha) => isKendra(houseOf(graha)))) return [];
    const facts = { grahas: three, areBenefic: yoga === "mala" };
    const source: Citation = { together: [verse(8), cite("brihat_jataka", 12, 2)] };
    return [composed(yoga, three, [because("yoga.only_these_in_kendras", facts, source, itemAt(three, 0))])];
  };
  return [...made("mala", GOOD, HARSH), ...made("sarpa", HARSH, GOOD)];
}

const from = (first: number, length: number): readonly number[] =>
  Array.from({ length }, (_, step) => ((first - 1 + step) % 12) + 1);
const EVERY_OTHER = [0, 2, 4, 6, 8, 10];
const BEYOND_KENDRAS = [2, 3, 5, 6, 8, 9, 11, 12];

type Shape = readonly [yoga: ComposedYoga, source: Citation, ...houses: readonly (readonly number[])[]];

/**
 * Houses that the seven fill, all of them and no other. Vajra and Yava are left out: they need Venus or Mercury in the
 * fourth sign from the Sun, where neither can be, as Varahamihira says of them (Brihat Jataka 12.6).
 */
const AKRITI: readonly Shape[] = [
  ["gada", verse(9, 11), [1, 4], [4, 7], [7, 10], [10, 1]],
  ["nabhasa_shakata", verse(9, 11), [1, 7]],
  ["vihaga", verse(9, 11), [4, 10]],
  ["shringataka", verse(9, 11), [1, 5, 9]],
  ["hala", verse(9, 11), [2, 6, 10], [3, 7, 11], [4, 8, 12]],
  ["kamala", verse(12), [1, 4, 7, 10]],
  ["vapi", verse(12), [2, 5, 8, 11], [3, 6, 9, 12]],
  ["yupa", verse(13), from(1, 4)],
  ["shara", verse(13), from(4, 4)],
  ["shakti", verse(13), from(7, 4)],
  ["danda", verse(13), from(10, 4)],
  ["nauka", verse(14), from(1, 7)],
  ["kuta", verse(14), from(4, 7)],
  ["chhatra", verse(14), from(7, 7)],
  ["chapa", verse(14), from(10, 7)],
  [
    "ardha_chandra",
    { together: [verse(3, 6), cite("brihat_jataka", 12, 8)] },
    ...BEYOND_KENDRAS.map((first) => from(first, 7)),
  ],
  ["chakra", verse(15), EVERY_OTHER.map((step) => step + 1)],
  ["samudra", verse(15), EVERY_OTHER.map((step) => step + 2)],
];

function akriti({ houseOf }: ChartView): readonly FoundYoga[] {
  const filled = new Set(LUMINOUS_GRAHAS.map(houseOf));
  const isFilled = (houses: readonly number[]): boolean =>
    houses.length === filled.size && houses.every((house) => filled.has(house));
  return AKRITI.flatMap(([yoga, source, ...shapes]) => {
    const houses = shapes.find(isFilled);
    return houses === undefined
      ? []
      : [composed(yoga, LUMINOUS_GRAHAS, [because("yoga.seven_in_houses", { houses }, source, "sun")])];
  });
}

const SANKHYA = ["gola", "yuga", "shula", "kedara", "pasha", "dama", "veena"] as const;

/** By the number of signs that the seven are in, where they make no other shape. */
function sankhya({ chart }: ChartView): readonly FoundYoga[] {
  const count = new Set(LUMINOUS_GRAHAS.map((graha) => chart.grahas[graha].rasi)).size;
  const reason = because("yoga.seven_in_signs", { count }, verse(16, 17), "sun");
  return [composed(itemAt(SANKHYA, count - 1), LUMINOUS_GRAHAS, [reason])];
}
