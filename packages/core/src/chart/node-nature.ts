import type { FunctionalNature, LuminousGraha, Rasi } from "../ids.ts";
import type { Judged, Reason } from "../reason.ts";
import { functionalNature, housesRuled, type NatureRule } from "./functional-nature.ts";
import { houseFrom, RASI_LORDS } from "./rasi.ts";

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
 * they stand in; 34.17, in a kendra with the lord of a trikona, or in a trikona with the lord of a kendra, they are
 * yogakarakas. Joined grahas that disagree leave it neutral; where none is joined, the lord of its sign speaks.
 */
export function nodeNature(
  lagna: Rasi,
  node: "rahu" | "ketu",
  rasi: Rasi,
  joined: readonly LuminousGraha[],
): Judged<FunctionalNature, NatureRule> {
  const house = houseFrom(lagna, rasi);
  const judged = (
    verdict: FunctionalNature,
    rule: NatureRule,
    verse: string,
    facts: Reason["facts"],
  ): Judged<FunctionalNature, NatureRule> => ({
    verdict,
    reasons: [{ rule, facts: { house, ...facts }, source: `Brihat Parashara Hora Shastra 34.${verse}`, about: node }],
  });

  const partner = joined.find((graha) => {
    const ruled = housesRuled(lagna, graha);
    const kendraWithTrikonaLord = [1, 4, 7, 10].includes(house) && includesAny(ruled, [5, 9]);
    const trikonaWithKendraLord = [1, 5, 9].includes(house) && includesAny(ruled, [4, 7, 10]);
    return kendraWithTrikonaLord || trikonaWithKendraLord;
  });
  if (partner !== undefined) return judged("yogakaraka", "nature.node_yoga", "17", { joined: partner });

  const natures = new Set(joined.map((graha) => borrowed(functionalNature(lagna, graha).verdict)));
  if (natures.size > 0) {
    const [only] = natures;
    const verdict = natures.size === 1 && only !== undefined ? only : "neutral";
    return judged(verdict, "nature.node_joined", "16", { joined });
  }
  const rasiLord = RASI_LORDS[rasi];
  return judged(borrowed(functionalNature(lagna, rasiLord).verdict), "nature.node_of_sign_lord", "16", { rasiLord });
}
