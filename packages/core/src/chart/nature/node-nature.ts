import { cite } from "../../citation.ts";
import type { FunctionalNature, LuminousGraha, Rasi } from "../../ids.ts";
import { type Judged, reasonMaker } from "../../reason.ts";
import { houseFrom, RASI_LORDS } from "../zodiac/rasi.ts";
import { functionalNature, housesRuled, type NatureFacts, type NatureReason } from "./functional-nature.ts";

const because = reasonMaker<NatureFacts>();

const BORROWED = cite("bphs", 34, 16);
const JOINED_WELL = cite("bphs", 34, 17);

const includesAny = (houses: readonly number[], wanted: readonly number[]): boolean =>
  houses.some((house) => wanted.includes(house));

/** The nature a node takes over: what is best or worst in its host is the host's own. */
function borrowed(nature: FunctionalNature): "benefic" | "malefic" | "neutral" | "maraka" {
  switch (nature) {
    case "yogakaraka":
    case "highly_benefic":
    case "benefic":
      return "benefic";
    case "highly_malefic":
    case "malefic":
      return "malefic";
    case "neutral":
    case "maraka":
      return nature;
  }
}

/**
 * What Rahu or Ketu is for a lagna: BPHS 34.16, the nodes give the effects of the lord they join and of the house
 * they are in; 34.17, in a kendra with the lord of a trikona, or in a trikona with the lord of a kendra, they are
 * yogakarakas. Joined grahas that disagree leave it neutral; if none is joined, the lord of its sign decides.
 */
export function nodeNature(
  lagna: Rasi,
  node: "rahu" | "ketu",
  rasi: Rasi,
  joined: readonly LuminousGraha[],
): Judged<FunctionalNature, NatureReason> {
  const house = houseFrom(lagna, rasi);
  const judged = (verdict: FunctionalNature, reason: NatureReason) => ({ verdict, reasons: [reason] });

  const partner = joined.find((graha) => {
    const ruled = housesRuled(lagna, graha);
    const kendraWithTrikonaLord = [1, 4, 7, 10].includes(house) && includesAny(ruled, [5, 9]);
    const trikonaWithKendraLord = [1, 5, 9].includes(house) && includesAny(ruled, [4, 7, 10]);
    return kendraWithTrikonaLord || trikonaWithKendraLord;
  });
  if (partner !== undefined) {
    return judged("yogakaraka", because("nature.node_yoga", { house, joined: partner }, JOINED_WELL, node));
  }

  const natures = new Set(joined.map((graha) => borrowed(functionalNature(lagna, graha).verdict)));
  if (natures.size > 0) {
    const [only] = natures;
    const verdict = natures.size === 1 && only !== undefined ? only : "neutral";
    return judged(verdict, because("nature.node_joined", { house, joined }, BORROWED, node));
  }
  const rasiLord = RASI_LORDS[rasi];
  const verdict = borrowed(functionalNature(lagna, rasiLord).verdict);
  return judged(verdict, because("nature.node_of_sign_lord", { house, rasiLord }, BORROWED, node));
}
