import { friendship } from "../chart/dignity/friendship.ts";
import { type Citation, cite } from "../citation.ts";
import type { Koota, LuminousGraha, Nakshatra, Rasi } from "../ids.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import type { KootaReason, Pair } from "./koota-facts.ts";
import type { MoonOfBirth } from "./moon-of-birth.ts";
import { isGoodTara, taraOf } from "./star-count.ts";

/** What undoes the fault of a koota. */
export type ExcuseFacts = {
  readonly "excuse.same_sign_other_star": Pair<Nakshatra> & { readonly rasi: Rasi };
  readonly "excuse.same_star_other_sign": Pair<Rasi> & { readonly nakshatra: Nakshatra };
  readonly "excuse.same_star_other_pada": Pair<number> & { readonly nakshatra: Nakshatra };
  readonly "excuse.one_sign_lord": { readonly lord: LuminousGraha };
  readonly "excuse.friendly_sign_lords": Pair<LuminousGraha>;
  readonly "excuse.friendly_navamsa_lords": Pair<LuminousGraha>;
  readonly "excuse.good_bhakoot": Pair<Rasi>;
};

export interface KootaExcuse {
  readonly koota: Koota;
  readonly reason: Reason<ExcuseFacts>;
}

/**
 * Muhurta Chintamani, ch. 6 (marriage): with one sign and two stars, or one star and two signs, neither nadi nor gana is at
 * fault, and with one star its other quarter is good; a bad bhakoot is undone by one lord of both signs, and by the
 * friendship of the lords where nadi and stars are pure; gana by the friendship of the lords of the signs or navamsas; the
 * enmity of the lords by a good bhakoot.
 */
const MARRIAGE: Citation = cite("muhurta_chintamani", 6);

const because = reasonMaker<ExcuseFacts>();

const areFriends = ({ groom, bride }: Pair<LuminousGraha>): boolean =>
  groom !== bride && friendship(groom, bride) === "friend" && friendship(bride, groom) === "friend";

/** Graha maitri below this has an enemy in it. */
const WITHOUT_ENEMY = 3;

/** For each koota of a match that gives nothing, or an enemy's part, what the text says undoes it. */
export function excusesOf(
  groom: MoonOfBirth,
  bride: MoonOfBirth,
  kootas: Readonly<Record<Koota, Counted<KootaReason>>>,
): readonly KootaExcuse[] {
  const signLords: Pair<LuminousGraha> = { groom: groom.lord, bride: bride.lord };
  const navamsaLords: Pair<LuminousGraha> = { groom: groom.navamsaLord, bride: bride.navamsaLord };
  const oneness = onenessOf(groom, bride);
  const oneLord =
    groom.lord === bride.lord ? [because("excuse.one_sign_lord", { lord: groom.lord }, MARRIAGE, "moon")] : [];
  const friendlySigns = areFriends(signLords)
    ? [because("excuse.friendly_sign_lords", signLords, MARRIAGE, "moon")]
    : [];
  const friendlyNavamsas =
    navamsaLords.groom === navamsaLords.bride || areFriends(navamsaLords)
      ? [because("excuse.friendly_navamsa_lords", navamsaLords, MARRIAGE, "moon")]
      : [];
  const arePure =
    kootas.nadi.points > 0 &&
    isGoodTara(taraOf(groom.nakshatra, bride.nakshatra)) &&
    isGoodTara(taraOf(bride.nakshatra, groom.nakshatra));
  const goodBhakoot =
    kootas.bhakoot.points > 0
      ? [because("excuse.good_bhakoot", { groom: groom.rasi, bride: bride.rasi }, MARRIAGE, "moon")]
      : [];
  const isSameQuarter = groom.nakshatra === bride.nakshatra && groom.pada === bride.pada;
  const found: readonly (readonly [Koota, boolean, readonly Reason<ExcuseFacts>[]])[] = [
    ["graha_maitri", kootas.graha_maitri.points < WITHOUT_ENEMY, goodBhakoot],
    ["gana", kootas.gana.points < WITHOUT_ENEMY, [...oneness, ...oneLord, ...friendlySigns, ...friendlyNavamsas]],
    ["bhakoot", kootas.bhakoot.points === 0, [...oneLord, ...(arePure ? friendlySigns : [])]],
    ["nadi", kootas.nadi.points === 0 && !isSameQuarter, oneness],
  ];
  return found.flatMap(([koota, isAtFault, reasons]) =>
    isAtFault ? reasons.map((reason) => ({ koota, reason })) : [],
  );
}

/** Two births of one sign or one star that differ in the other, or in the quarter. */
function onenessOf(groom: MoonOfBirth, bride: MoonOfBirth): readonly Reason<ExcuseFacts>[] {
  const isOneSign = groom.rasi === bride.rasi;
  const isOneStar = groom.nakshatra === bride.nakshatra;
  if (isOneSign && !isOneStar) {
    const facts = { rasi: groom.rasi, groom: groom.nakshatra, bride: bride.nakshatra };
    return [because("excuse.same_sign_other_star", facts, MARRIAGE, "moon")];
  }
  if (isOneStar && !isOneSign) {
    const facts = { nakshatra: groom.nakshatra, groom: groom.rasi, bride: bride.rasi };
    return [because("excuse.same_star_other_sign", facts, MARRIAGE, "moon")];
  }
  if (isOneStar && groom.pada !== bride.pada) {
    const facts = { nakshatra: groom.nakshatra, groom: groom.pada, bride: bride.pada };
    return [because("excuse.same_star_other_pada", facts, MARRIAGE, "moon")];
  }
  return [];
}
