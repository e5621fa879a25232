import { type Citation, cite } from "../../citation.ts";
import type { Graha } from "../../ids.ts";
import { type ChartView, isKendra } from "./chart-view.ts";
import { because, type FoundYoga, found, type YogaReason } from "./found-yoga.ts";

const combination = (paragraph: string): Citation => ({ work: "three_hundred_combinations", paragraph });
const FIVE: readonly Graha[] = ["mars", "mercury", "jupiter", "venus", "saturn"];
const among =
  (wanted: readonly Graha[]) =>
  (graha: Graha): boolean =>
    wanted.includes(graha);

/** Combinations counted from the Moon. */
export const moonYogas = (view: ChartView): readonly FoundYoga[] => [
  ...gajakesari(view),
  ...besideTheMoon(view),
  ...adhi(view),
  ...amala(view),
  ...chandraMangala(view),
  ...shakata(view),
];

/**
 * Jupiter in a kendra from the Moon (Raman, no. 1). Parashara asks more (36.3-4): another benefic with or looking at him,
 * and he not debilitated, burnt or in an enemy's sign; whether that is so too is among the facts.
 */
function gajakesari({ chart, houseFromGraha, isBenefic, bondOf }: ChartView): readonly FoundYoga[] {
  const house = houseFromGraha("moon", "jupiter");
  if (!isKendra(house)) return [];
  const { dignity, isCombust } = chart.grahas.jupiter;
  const helped = (["mercury", "venus"] as const).some(
    (graha) => isBenefic(graha) && ["joined", "mutual_sight"].includes(bondOf(graha, "jupiter") ?? ""),
  );
  const isUnhurt = !isCombust && dignity.verdict !== "debilitated" && dignity.verdict !== "enemy";
  return [
    found(
      "gajakesari",
      ["moon", "jupiter"],
      { together: [combination("1"), cite("bphs", 36, [3, 4])] },
      {
        houseFromMoon: house,
        isByParashara: helped && isUnhurt,
      },
    ),
  ];
}

/** Sunapha, Anapha, Durudhara, Kemadruma: who of the five is in the second and the twelfth from her. BPHS 37.7-13. */
function besideTheMoon(view: ChartView): readonly FoundYoga[] {
  const second = view.inHouse(2, "moon").filter(among(FIVE));
  const twelfth = view.inHouse(12, "moon").filter(among(FIVE));
  const source = cite("bphs", 37, [7, 10]);
  if (second.length > 0 && twelfth.length > 0) {
    const grahas = FIVE.filter((graha) => second.includes(graha) || twelfth.includes(graha));
    return [found("durudhara", grahas, source, { second, twelfth })];
  }
  if (second.length > 0) return [found("sunapha", second, source, { second })];
  if (twelfth.length > 0) return [found("anapha", twelfth, source, { twelfth })];
  return [found("kemadruma", ["moon"], cite("bphs", 37, [11, 13]), {}, kemadrumaCancelled(view))];
}

/** A graha of the five with the Moon, or in a kendra from the lagna or from her: a reason for each that applies. */
function kemadrumaCancelled({ houseOf, houseFromGraha }: ChartView): readonly YogaReason[] {
  return FIVE.flatMap((graha) => {
    const [house, houseFromMoon] = [houseOf(graha), houseFromGraha("moon", graha)];
    const hows = [
      ...(houseFromMoon === 1 ? (["with_moon"] as const) : []),
      ...(houseFromMoon !== 1 && isKendra(houseFromMoon) ? (["kendra_from_moon"] as const) : []),
      ...(isKendra(house) ? (["kendra_from_lagna"] as const) : []),
    ];
    const source: Citation = { together: [cite("bphs", 37, [11, 13]), { work: "jataka_parijata", inChapter: 7 }] };
    return hows.map((how) => because("yoga.kemadruma_cancelled", { how, house, houseFromMoon }, source, graha));
  });
}

const ADHI_GRAHAS = ["mercury", "jupiter", "venus"] as const;

/**
 * Mercury, Jupiter and Venus all in the sixth, seventh and eighth from the Moon: BPHS 37.5. One or two of them there make it
 * in part: king, minister and commander of the verse are three, two and one of them (Bhattotpala on Brihat Jataka 13.2).
 */
function adhi({ houseFromGraha }: ChartView): readonly FoundYoga[] {
  const isThere = (graha: Graha): boolean => [6, 7, 8].includes(houseFromGraha("moon", graha));
  const grahas = ADHI_GRAHAS.filter(isThere);
  if (grahas.length === 0) return [];
  const housesFromMoon = grahas.map((graha) => houseFromGraha("moon", graha));
  const absent = ADHI_GRAHAS.filter((graha) => !isThere(graha));
  if (absent.length === 0) return [found("adhi", grahas, cite("bphs", 37, 5), { housesFromMoon })];
  const source: Citation = { together: [cite("brihat_jataka", 13, 2), cite("bphs", 37, 5)] };
  return [found("partial_adhi", grahas, source, { grahas, housesFromMoon, absent })];
}

/** Only benefics in the tenth from the lagna or from the Moon: BPHS 36.5-6. */
function amala({ inHouse, isBenefic }: ChartView): readonly FoundYoga[] {
  return ([undefined, "moon"] as const).flatMap((from) => {
    const grahas = inHouse(10, from);
    if (grahas.length === 0 || !grahas.every(isBenefic)) return [];
    return [found("amala", grahas, cite("bphs", 36, [5, 6]), { tenthFrom: from ?? "lagna" })];
  });
}

/** Moon and Mars in one sign (Raman, no. 6). */
function chandraMangala({ chart, houseFromGraha }: ChartView): readonly FoundYoga[] {
  if (houseFromGraha("moon", "mars") !== 1) return [];
  return [found("chandra_mangala", ["moon", "mars"], combination("6"), { rasi: chart.grahas.moon.rasi })];
}

/** The Moon in the sixth, eighth or twelfth from Jupiter, not in a kendra from the lagna: Phaladeepika, ch. 6. */
function shakata({ houseFromGraha, houseOf }: ChartView): readonly FoundYoga[] {
  const houseFromJupiter = houseFromGraha("jupiter", "moon");
  if (![6, 8, 12].includes(houseFromJupiter) || isKendra(houseOf("moon"))) return [];
  return [
    found(
      "shakata",
      ["moon", "jupiter"],
      { together: [{ work: "phaladeepika", inChapter: 6 }, combination("12")] },
      { houseFromJupiter },
    ),
  ];
}
