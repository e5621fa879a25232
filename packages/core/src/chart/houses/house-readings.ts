import type { Graha, Rasi } from "../../ids.ts";
import { MATTERS_OF } from "../../ratna/stone-reasons.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import type { Chart } from "../chart.ts";
import { RASI_LORDS, rasiAt, rasiIndex } from "../zodiac/rasi.ts";

/** What the reading of a house and of a graha in it looks at. */
export type HouseReadingFacts = {
  /** `house` and its sign, and where the lord of that sign is. */
  readonly "house.lord_place": {
    readonly house: number;
    readonly rasi: Rasi;
    readonly lordRasi: Rasi;
    readonly lordHouse: number;
  };
  readonly "house.graha_in": { readonly house: number };
  readonly "house.graha_stands_for": Readonly<Record<never, never>>;
};
type HouseReading = Reason<HouseReadingFacts>;
const because = reasonMaker<HouseReadingFacts>();

/** Where the lord of a house is. Parashara has a chapter on the twelve lords in the twelve houses; our words are not his. */
export function houseLordReason({ lagna, grahas }: Chart, house: number): HouseReading {
  const rasi = rasiAt(rasiIndex(lagna.rasi) + house - 1);
  const lord = grahas[RASI_LORDS[rasi]];
  const facts = { house, rasi, lordRasi: lord.rasi, lordHouse: lord.house };
  return because("house.lord_place", facts, { practiceAfter: { work: "bphs", chapter: 24 } }, lord.graha);
}

/** A graha in its house, as Phaladeepika goes through the nine. */
export const grahaInHouseReason = ({ grahas }: Chart, graha: Graha): HouseReading =>
  because(
    "house.graha_in",
    { house: grahas[graha].house },
    { practiceAfter: { work: "phaladeepika", chapter: 8 } },
    graha,
  );

/** What a graha is significator of. */
export const standsForReason = (graha: Graha): HouseReading =>
  because("house.graha_stands_for", {}, MATTERS_OF[graha], graha);
