import { type Citation, cite } from "../../citation.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { housesRuled } from "../nature/functional-nature.ts";
import type { Bond, ChartView } from "./chart-view.ts";
import { type FoundYoga, found } from "./found-yoga.ts";

const DUSTHANAS: readonly number[] = [6, 8, 12];

/** Combinations of the lords of houses. */
export const lordYogas = (view: ChartView): readonly FoundYoga[] => [
  ...rajaYogas(view),
  ...dhanaYogas(view),
  ...viparitaYogas(view),
  ...parivartanaYogas(view),
];

/** Every two grahas once. */
const PAIRS: readonly (readonly [LuminousGraha, LuminousGraha])[] = LUMINOUS_GRAHAS.flatMap((one, index) =>
  LUMINOUS_GRAHAS.slice(index + 1).map((other) => [one, other] as const),
);

interface BoundPair {
  readonly pair: readonly [LuminousGraha, LuminousGraha];
  readonly ruled: readonly [readonly number[], readonly number[]];
  readonly bond: Bond;
}

const boundPairs = ({ chart, bondOf }: ChartView): readonly BoundPair[] =>
  PAIRS.flatMap((pair) => {
    const bond = bondOf(...pair);
    const [one, other] = pair;
    const lagna = chart.lagna.rasi;
    return bond === undefined ? [] : [{ pair, bond, ruled: [housesRuled(lagna, one), housesRuled(lagna, other)] }];
  });

/** Whether one rules a house of the first list and the other one of the second. */
const rule = ([one, other]: BoundPair["ruled"], first: readonly number[], second: readonly number[]): boolean => {
  const has = (houses: readonly number[], wanted: readonly number[]) => houses.some((house) => wanted.includes(house));
  return (has(one, first) && has(other, second)) || (has(other, first) && has(one, second));
};

const byPair = (
  yoga: "dharma_karmadhipati" | "raja" | "dhana",
  { pair, bond, ruled }: BoundPair,
  source: Citation,
): FoundYoga => found(yoga, pair, source, { bond, housesOfFirst: ruled[0], housesOfSecond: ruled[1] });

/** Lords of a kendra and of a trine other than the lagna bound together: BPHS 34.11-12; those of 9 and 10: 34.13-15. */
const rajaYogas = (view: ChartView): readonly FoundYoga[] =>
  boundPairs(view).flatMap((bound) => {
    if (rule(bound.ruled, [9], [10])) {
      return [byPair("dharma_karmadhipati", bound, cite("bphs", 34, [11, 15], 39))];
    }
    if (!rule(bound.ruled, [1, 4, 7, 10], [5, 9])) return [];
    return [byPair("raja", bound, cite("bphs", 34, [11, 15], 39))];
  });

/** A lord of wealth (2, 11) bound to the other, or to the lord of lagna, fifth or ninth. */
const dhanaYogas = (view: ChartView): readonly FoundYoga[] =>
  boundPairs(view)
    .filter(({ ruled }) => rule(ruled, [2, 11], [1, 5, 9]) || rule(ruled, [2], [11]))
    .map((bound) => byPair("dhana", bound, { practiceAfter: { work: "bphs", chapter: 41 } }));

const VIPARITA = [
  [6, "harsha"],
  [8, "sarala"],
  [12, "vimala"],
] as const;

/** The lord of the sixth, eighth or twelfth in one of these three houses: Harsha, Sarala, Vimala (Phaladeepika 6.63, 65, 69). */
const viparitaYogas = ({ lordOf, houseOf }: ChartView): readonly FoundYoga[] =>
  VIPARITA.flatMap(([ruled, yoga]) => {
    const lord = lordOf(ruled);
    const house = houseOf(lord);
    return DUSTHANAS.includes(house) ? [found(yoga, [lord], cite("phaladeepika", 6, [63, 69]), { ruled, house })] : [];
  });

/** Of 66 exchanges of lords 30 bring misery (Dainya), 8 are rough (Khala), 28 great (Maha). */
export function parivartanaKind(house: number, otherHouse: number): `${"dainya" | "khala" | "maha"}_parivartana` {
  if (DUSTHANAS.includes(house) || DUSTHANAS.includes(otherHouse)) return "dainya_parivartana";
  return house === 3 || otherHouse === 3 ? "khala_parivartana" : "maha_parivartana";
}

/** Two grahas each in a sign of the other: Phaladeepika 6.32-34. The houses are those that they are in. */
const parivartanaYogas = (view: ChartView): readonly FoundYoga[] =>
  boundPairs(view)
    .filter(({ bond }) => bond === "exchange")
    .map(({ pair }) => {
      const [house, otherHouse] = [view.houseOf(pair[0]), view.houseOf(pair[1])];
      return found(parivartanaKind(house, otherHouse), pair, cite("phaladeepika", 6, [32, 34]), {
        houses: [house, otherHouse],
      });
    });
