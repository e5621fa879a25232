import { type Citation, cite } from "../../citation.ts";
import { GRAHAS, type Graha, LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { seesInFull } from "../aspect.ts";
import { houseFrom, rasiAt, rasiCharacter, rasiIndex } from "../zodiac/rasi.ts";
import { type ChartView, isKendra } from "./chart-view.ts";
import { because, type FoundYoga } from "./found-yoga.ts";
import { allOf, type Condition, conditionsOf, TRIKONAS, yogasMade } from "./yoga-conditions.ts";

/** Combinations of benefics with names of their own: BPHS ch. 36. Where the text gives two ways, each counts. */
export const namedBeneficYogas = (view: ChartView): readonly FoundYoga[] => [
  ...parvata(view),
  ...chamara(view),
  ...sharada(view),
  ...kusuma(view),
  ...kalanidhi(view),
  ...trimurti(view),
  ...lagnaAdhi(view),
];

const beneficsIn = ({ isBenefic, houseOf }: ChartView, isThere: (house: number) => boolean): readonly LuminousGraha[] =>
  LUMINOUS_GRAHAS.filter((graha) => isBenefic(graha) && isThere(houseOf(graha)));

/** No malefic stands in these houses; where sight counts, none looks at them in full either. */
function freeOfMalefics(
  view: ChartView,
  houses: readonly number[],
  isSightCounted: boolean,
  source: Citation,
): Condition {
  const { chart, houseOf, isBenefic } = view;
  const disturbs = (graha: Graha): boolean =>
    houses.some((house) => {
      const rasi = rasiAt(rasiIndex(chart.lagna.rasi) + house - 1);
      return (
        houseOf(graha) === house || (isSightCounted && seesInFull(graha, houseFrom(chart.grahas[graha].rasi, rasi)))
      );
    });
  if (GRAHAS.some((graha) => !isBenefic(graha) && disturbs(graha))) return undefined;
  return [because("yoga.free_of_malefics", { houses, isSightCounted }, source, "jupiter")];
}

/** Benefics in kendras, and in the seventh and eighth nobody or benefics alone. */
function parvata(view: ChartView): readonly FoundYoga[] {
  const source = cite("bphs", 36, [7, 8]);
  const { inHouse } = conditionsOf(view, source);
  const benefics = beneficsIn(view, isKendra);
  if (benefics.length === 0) return [];
  const placed = benefics.map((graha) => inHouse(graha, isKendra));
  return yogasMade(["parvata", benefics, allOf(...placed, freeOfMalefics(view, [7, 8], false, source))]);
}

/** Lord of lagna exalted in a kendra in Jupiter's sight; or two benefics in 1, 7, 9 or 10. */
function chamara(view: ChartView): readonly FoundYoga[] {
  const { exalted, lordIn, sees, inHouse } = conditionsOf(view, cite("bphs", 36, [11, 12]));
  const first = view.lordOf(1);
  const pairs = [1, 7, 9, 10].map((house) => beneficsIn(view, (other) => other === house));
  return yogasMade(
    ["chamara", [first, "jupiter"], allOf(exalted(first), lordIn(1, isKendra), sees("jupiter", first))],
    ...pairs
      .filter(({ length }) => length >= 2)
      .map((benefics) => ["chamara", benefics, allOf(...benefics.map((graha) => inHouse(graha, () => true)))] as const),
  );
}

/** Lord of 10 in the fifth, Mercury in a kendra, the Sun in Simha; or Jupiter or Mercury in a trikona from the Moon, Mars in the eleventh. */
function sharada(view: ChartView): readonly FoundYoga[] {
  const source = cite("bphs", 36, [19, 20]);
  const { lordIn, inHouse, atItsBest } = conditionsOf(view, source);
  const isSunHome = view.chart.grahas.sun.rasi === "simha";
  const inFifth = lordIn(10, (house) => house === 5);
  const marsGains = inHouse("mars", (house) => house === 11);
  const fromMoon = (["jupiter", "mercury"] as const).map((graha) => {
    const house = view.houseFromGraha("moon", graha);
    const isThere = TRIKONAS.includes(house);
    const reason = () => because("yoga.counted_from", { from: "moon", house }, source, graha);
    return ["sharada", [graha, "mars", "moon"], allOf(isThere ? [reason()] : undefined, marsGains)] as const;
  });
  const first = allOf(inFifth, inHouse("mercury", isKendra), isSunHome ? atItsBest("sun") : undefined);
  return yogasMade(["sharada", [view.lordOf(10), "mercury", "sun"], first], ...fromMoon);
}

/** A fixed sign rising, Venus in a kendra, the Moon with a benefic in a trikona, Saturn in the tenth. */
function kusuma(view: ChartView): readonly FoundYoga[] {
  const source = cite("bphs", 36, [29, 30]);
  const { inHouse, joined } = conditionsOf(view, source);
  const lagna = view.chart.lagna.rasi;
  const { modality } = rasiCharacter(lagna);
  const rising = modality === "fixed" ? [because("yoga.rising_sign", { lagna, modality }, source, "moon")] : undefined;
  const friend = LUMINOUS_GRAHAS.find(
    (graha) => graha !== "moon" && view.isBenefic(graha) && view.houseFromGraha("moon", graha) === 1,
  );
  const moon = allOf(
    inHouse("moon", (house) => TRIKONAS.includes(house)),
    friend && joined(friend, "moon"),
  );
  const saturn = inHouse("saturn", (house) => house === 10);
  return yogasMade(["kusuma", ["venus", "moon", "saturn"], allOf(rising, inHouse("venus", isKendra), moon, saturn)]);
}

/** Jupiter in the second or fifth, each of Mercury and Venus with him or looking at him: in the verse sight alone, in Raman either. */
function kalanidhi(view: ChartView): readonly FoundYoga[] {
  const source: Citation = {
    together: [cite("bphs", 36, [31, 32]), { work: "three_hundred_combinations", paragraph: "49" }],
  };
  const { inHouse, sees, joined } = conditionsOf(view, source);
  const jupiter = inHouse("jupiter", (house) => house === 2 || house === 5);
  const near = (["mercury", "venus"] as const).map((graha) => joined(graha, "jupiter") ?? sees(graha, "jupiter"));
  return yogasMade(["kalanidhi", ["jupiter", "mercury", "venus"], allOf(jupiter, ...near)]);
}

const TRIMURTI = [
  ["hari", 2, [2, 8, 12]],
  ["hara", 7, [4, 8, 9]],
  ["brahma", 1, [4, 10, 11]],
] as const;

/** Benefics in three places counted from the lord of 2 (Hari), of 7 (Hara), of 1 (Brahma), at least one in each. */
function trimurti(view: ChartView): readonly FoundYoga[] {
  const source = cite("bphs", 36, [35, 36]);
  return TRIMURTI.flatMap(([yoga, ruled, places]) => {
    const from = view.lordOf(ruled);
    const benefics = LUMINOUS_GRAHAS.filter(
      (graha) => view.isBenefic(graha) && places.some((place) => place === view.houseFromGraha(from, graha)),
    );
    const isEach = places.every((place) => benefics.some((graha) => view.houseFromGraha(from, graha) === place));
    const counted = benefics.map((graha) =>
      because("yoga.counted_from", { from, house: view.houseFromGraha(from, graha) }, source, graha),
    );
    return yogasMade([yoga, [from, ...benefics], isEach ? counted : undefined]);
  });
}

/** Benefics in the seventh and in the eighth, with no malefic there or looking there. */
function lagnaAdhi(view: ChartView): readonly FoundYoga[] {
  const source = cite("bphs", 36, 37);
  const { inHouse } = conditionsOf(view, source);
  const [seventh, eighth] = [7, 8].map((house) => beneficsIn(view, (other) => other === house));
  if (!seventh?.length || !eighth?.length) return [];
  const benefics = [...seventh, ...eighth];
  const placed = benefics.map((graha) => inHouse(graha, () => true));
  return yogasMade(["lagna_adhi", benefics, allOf(...placed, freeOfMalefics(view, [7, 8], true, source))]);
}
