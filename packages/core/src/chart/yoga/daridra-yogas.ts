import { cite } from "../../citation.ts";
import type { LuminousGraha } from "../../ids.ts";
import { seesInFull } from "../aspect.ts";
import type { ChartView } from "./chart-view.ts";
import { because, composed, type FoundYoga, type YogaReason } from "./found-yoga.ts";
import { allOf, type Condition, conditionsOf, yogasMade } from "./yoga-conditions.ts";

const MARAKA_HOUSES = [2, 7];

/**
 * Combinations of want, those of BPHS ch. 42 that name houses and grahas (v. 2-4, 16-18). Verses on "malefics" and "evil
 * houses" in general (8-9, 12) would make them in most charts and are left out, as are those that use Jaimini's karakas.
 */
export const daridraYogas = (view: ChartView): readonly FoundYoga[] => [
  ...exchangeWithLoss(view, 12, 2),
  ...exchangeWithLoss(view, 6, 3),
  ...ketuAndEighth(view),
  ...marsAndSaturn(view),
  ...sunAndSaturn(view),
];

const is =
  (wanted: number) =>
  (house: number): boolean =>
    house === wanted;

/** Lord of lagna in the house, its lord in the lagna, a lord of 2 or 7 with or looking at the latter. */
function exchangeWithLoss(view: ChartView, house: 6 | 12, verse: number): readonly FoundYoga[] {
  const source = cite("bphs", 42, verse);
  const { lordIn } = conditionsOf(view, source);
  const [first, lord] = [view.lordOf(1), view.lordOf(house)];
  const near = MARAKA_HOUSES.map(view.lordOf)
    .filter((maraka) => maraka !== lord)
    .flatMap((maraka): readonly YogaReason[] => {
      const count = view.houseFromGraha(maraka, lord);
      if (count === 1) return [because("yoga.maraka_near", { other: lord, how: "joined" }, source, maraka)];
      return seesInFull(maraka, count)
        ? [because("yoga.maraka_near", { other: lord, how: "looks_at" }, source, maraka)]
        : [];
    });
  const [reason] = near;
  const condition: Condition = allOf(lordIn(1, is(house)), lordIn(house, is(1)), reason && [reason]);
  return first === lord ? [] : yogasMade(["daridra", [first, lord], condition]);
}

/** Ketu in the lagna or with the Moon, lord of lagna in the eighth. */
function ketuAndEighth(view: ChartView): readonly FoundYoga[] {
  const source = cite("bphs", 42, 4);
  const house = view.houseOf("ketu");
  const withMoon = view.houseFromGraha("moon", "ketu") === 1;
  const ketu: Condition =
    house === 1
      ? [because("yoga.in_house", { house }, source, "ketu")]
      : withMoon
        ? [because("yoga.counted_from", { from: "moon", house: 1 }, source, "ketu")]
        : undefined;
  const inEighth = conditionsOf(view, source).lordIn(1, is(8));
  return yogasMade(["daridra", [view.lordOf(1), "ketu"], allOf(ketu, inEighth)]);
}

/** Mars and Saturn together in the second; Mercury's full sight turns it into wealth. */
function marsAndSaturn(view: ChartView): readonly FoundYoga[] {
  const { inHouse, sees } = conditionsOf(view, cite("bphs", 42, [16, 18]));
  const condition = allOf(inHouse("mars", is(2)), inHouse("saturn", is(2)));
  return condition ? [composed("daridra", ["mars", "saturn"], condition, sees("mercury", "mars") ?? [])] : [];
}

/** The Sun in the second in Saturn's sight, or Saturn there in the Sun's. */
function sunAndSaturn(view: ChartView): readonly FoundYoga[] {
  const { inHouse, sees } = conditionsOf(view, cite("bphs", 42, [16, 18]));
  const made = (graha: LuminousGraha, other: LuminousGraha): Condition =>
    allOf(inHouse(graha, is(2)), sees(other, graha));
  return yogasMade(["daridra", ["sun", "saturn"], made("sun", "saturn") ?? made("saturn", "sun")]);
}
