import type { Friendship, LuminousGraha } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { MatchWords } from "../match-words.ts";
import { GOCHARA_EN } from "./gochara.ts";
import { KOOTA_EN, MATCH_NAMES_EN } from "./match-names.ts";
import { ordinal, rank } from "./phrases.ts";

const { gana, yoni, nadi, varna, vasya, rajju, paya } = MATCH_NAMES_EN;
const { nakshatra: star, rasi: sign } = NAMES_EN;
const { tara } = GOCHARA_EN;

const AS: Readonly<Record<Friendship, string>> = { friend: "a friend", neutral: "neutral", enemy: "an enemy" };

interface Lords {
  readonly groom: LuminousGraha;
  readonly bride: LuminousGraha;
  readonly groomRegards: Friendship;
  readonly brideRegards: Friendship;
}
const lords = ({ groom, bride, groomRegards, brideRegards }: Lords): string =>
  groom === bride
    ? `Both Moon signs belong to ${named(groom)}, which counts as a friend of itself.`
    : `The groom's Moon sign belongs to ${named(groom)}, the bride's to ${named(bride)}. To ${named(groom)} ${named(bride)} is ${AS[groomRegards]}; to ${named(bride)} ${named(groom)} is ${AS[brideRegards]}.`;

const taras = (groom: string, bride: string): string =>
  `Counted from the bride's star, the groom's is ${groom}; counted from the groom's, the bride's is ${bride}. Vipat, Pratyak and Naidhana are the three that are not good.`;

export const MATCH_REASONS_EN: MatchWords["reasons"] = {
  "koota.varna": ({ groom, bride }) =>
    `By the Moon signs the groom is ${varna[groom]} and the bride ${varna[bride]}. The point is given unless the groom's varna is lower than the bride's.`,
  "koota.vasya": ({ groom, bride }) =>
    `By the places of the Moons the groom is of the class ${vasya[groom]} and the bride of ${vasya[bride]}; a table gives the points for the two classes.`,
  "koota.tara": ({ groom, bride }) => taras(tara[groom], tara[bride]),
  "koota.yoni": ({ groom, bride }) =>
    `The animal of the groom's star is the ${yoni[groom]}, of the bride's the ${yoni[bride]}; a table gives the points for the two animals.`,
  "koota.graha_maitri": lords,
  "koota.gana": ({ groom, bride }) =>
    groom === bride
      ? `Both stars are of the ${gana[groom]} gana.`
      : `The groom's star is of the ${gana[groom]} gana, the bride's of the ${gana[bride]} gana; a table gives the points for the two ganas.`,
  "koota.bhakoot": ({ groom, bride, signCount }) =>
    `The groom's Moon sign, ${sign[groom]}, is the ${ordinal(signCount)} from the bride's, ${sign[bride]}. Signs that are the 2nd and 12th, 5th and 9th, or 6th and 8th from one another give nothing.`,
  "koota.nadi": ({ groom, bride }) =>
    groom === bride
      ? `Both stars are of the ${nadi[groom]} nadi, and the same nadi gives nothing.`
      : `The groom's star is of the ${nadi[groom]} nadi, the bride's of the ${nadi[bride]} nadi: two nadis give all the points.`,
  "koota_school.gana": ({ groom, bride }) =>
    `Other tables give nothing for ${gana[groom]} and ${gana[bride]}, in place of one point.`,
  "excuse.same_sign_other_star": ({ koota, rasi, groom, bride }) =>
    `Both Moons are in ${sign[rasi]}, the groom's in ${star[groom]} and the bride's in ${star[bride]}. One sign with two stars undoes what is missing in ${KOOTA_EN[koota].name}.`,
  "excuse.same_star_other_sign": ({ koota, nakshatra, groom, bride }) =>
    `Both Moons are in ${star[nakshatra]}, the groom's in ${sign[groom]} and the bride's in ${sign[bride]}. One star in two signs undoes what is missing in ${KOOTA_EN[koota].name}.`,
  "excuse.same_star_other_pada": ({ koota, nakshatra, groom, bride }) =>
    `Both Moons are in ${star[nakshatra]}, the groom's in quarter ${groom} and the bride's in quarter ${bride}. Two quarters of one star undo what is missing in ${KOOTA_EN[koota].name}.`,
  "excuse.one_sign_lord": ({ koota, lord }) =>
    `${namedFirst(lord)} is the lord of both Moon signs, which undoes what is missing in ${KOOTA_EN[koota].name}.`,
  "excuse.friendly_sign_lords": ({ koota, groom, bride }) =>
    `The lords of the Moon signs, ${named(groom)} and ${named(bride)}, are friends of each other, which undoes what is missing in ${KOOTA_EN[koota].name}.`,
  "excuse.friendly_navamsa_lords": ({ koota, groom, bride }) =>
    groom === bride
      ? `${namedFirst(groom)} is the lord of the navamsa of both Moons, which undoes what is missing in ${KOOTA_EN[koota].name}.`
      : `The lords of the navamsas of the Moons, ${named(groom)} and ${named(bride)}, are friends of each other, which undoes what is missing in ${KOOTA_EN[koota].name}.`,
  "excuse.good_bhakoot": ({ koota, groom, bride }) =>
    `The Moon signs ${sign[groom]} and ${sign[bride]} stand well to each other, which undoes what is missing in ${KOOTA_EN[koota].name}.`,
  "porutham.dina": ({ groom, bride, isOneStar }) =>
    isOneStar ? "Both have the same birth star, which counts as half." : taras(tara[groom], tara[bride]),
  "porutham.gana": ({ groom, bride }) =>
    groom === bride
      ? `Both stars are of the ${gana[groom]} gana.`
      : `The groom's star is of the ${gana[groom]} gana, the bride's of the ${gana[bride]} gana.`,
  "porutham.mahendra": ({ groom, bride, starCount }) =>
    `The groom's star, ${star[groom]}, is the ${rank(starCount)} from the bride's, ${star[bride]}; the 4th is good, and each third after it to the 25th.`,
  "porutham.stree_dirgha": ({ groom, bride, starCount }) =>
    `The groom's star, ${star[groom]}, is the ${rank(starCount)} from the bride's, ${star[bride]}; it is good beyond the 13th and half good beyond the 7th.`,
  "porutham.yoni": ({ groom, bride }) =>
    `The animal of the groom's star is the ${yoni[groom]}, of the bride's the ${yoni[bride]}; only sworn enemies give nothing.`,
  "porutham.rasi": ({ groom, bride, signCount }) =>
    `The groom's Moon sign, ${sign[groom]}, is the ${ordinal(signCount)} from the bride's, ${sign[bride]}; the 1st, 7th, 9th and 11th are good, the 8th and 10th half good.`,
  "porutham.rasi_adhipati": lords,
  "porutham.vasya": ({ groom, bride, groomDraws, brideDraws }) =>
    `${sign[groom]}, the groom's Moon sign, ${groomDraws ? "draws" : "does not draw"} ${sign[bride]}, the bride's; ${sign[bride]} ${brideDraws ? "draws" : "does not draw"} ${sign[groom]}. Each way is half.`,
  "porutham.rajju": ({ groom, bride }) =>
    groom === bride
      ? `Both stars are in the ${rajju[groom]} group, and the same rajju gives nothing.`
      : `The groom's star is in the ${rajju[groom]} group, the bride's in the ${rajju[bride]} group: two rajjus are good.`,
  "porutham.vedha": ({ groom, bride, isVedha }) =>
    isVedha
      ? `${star[groom]} and ${star[bride]} are among the stars that pierce one another.`
      : `${star[groom]} and ${star[bride]} are not among the stars that pierce one another.`,
  "paya.moon_house": (facts) =>
    `The Moon is in the ${ordinal(facts.house)} house from the ascendant, to which almanacs give the foot of ${paya[facts.paya].toLowerCase()}.`,
  "paya.star": (facts) =>
    `By another custom the star of the Moon decides: to ${star[facts.nakshatra]} belongs ${paya[facts.paya].toLowerCase()}.`,
};
