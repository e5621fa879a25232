import { friendship } from "../chart/dignity/friendship.ts";
import { type Citation, cite } from "../citation.ts";
import { isBadTara } from "../gochara/tara.ts";
import type { Koota, LuminousGraha, Nakshatra, Rasi } from "../ids.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import type { KootaReason, Pair } from "./koota-facts.ts";
import type { MoonOfBirth } from "./moon-of-birth.ts";
import { tarasOf } from "./star-count.ts";

/** The koota whose fault is undone. */
type Undone = { readonly koota: Koota };

/** What undoes the fault of a koota. */
export type ExcuseFacts = {
  readonly "excuse.same_sign_other_star": Undone & Pair<Nakshatra> & { readonly rasi: Rasi };
  readonly "excuse.same_star_other_sign": Undone & Pair<Rasi> & { readonly nakshatra: Nakshatra };
  readonly "excuse.same_star_other_pada": Undone & Pair<number> & { readonly nakshatra: Nakshatra };
  readonly "excuse.one_sign_lord": Undone & { readonly lord: LuminousGraha };
  readonly "excuse.friendly_sign_lords": Undone & Pair<LuminousGraha>;
  readonly "excuse.friendly_navamsa_lords": Undone & Pair<LuminousGraha>;
  readonly "excuse.good_bhakoot": Undone & Pair<Rasi>;
};
export type KootaExcuse = Reason<ExcuseFacts>;

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
  const taras = tarasOf(groom.nakshatra, bride.nakshatra);
  const arePure = kootas.nadi.points > 0 && !isBadTara(taras.groom) && !isBadTara(taras.bride);
  const isSameQuarter = groom.nakshatra === bride.nakshatra && groom.pada === bride.pada;
  const excuses: KootaExcuse[] = [];
  if (kootas.graha_maitri.points < WITHOUT_ENEMY && kootas.bhakoot.points > 0) {
    const facts = { koota: "graha_maitri", groom: groom.rasi, bride: bride.rasi } as const;
    excuses.push(because("excuse.good_bhakoot", facts, MARRIAGE, "moon"));
  }
  if (kootas.gana.points < WITHOUT_ENEMY)
    excuses.push(
      ...onenessOf("gana", groom, bride),
      ...lordsAsOne("gana", groom, bride),
      ...friendlyNavamsas(groom, bride),
    );
  if (kootas.bhakoot.points === 0)
    excuses.push(
      ...lordsAsOne("bhakoot", groom, bride).filter(({ rule }) => arePure || rule === "excuse.one_sign_lord"),
    );
  if (kootas.nadi.points === 0 && !isSameQuarter) excuses.push(...onenessOf("nadi", groom, bride));
  return excuses;
}

/** One lord of both signs, or two that are friends. */
function lordsAsOne(koota: Koota, groom: MoonOfBirth, bride: MoonOfBirth): readonly KootaExcuse[] {
  const lords: Pair<LuminousGraha> = { groom: groom.lord, bride: bride.lord };
  if (lords.groom === lords.bride)
    return [because("excuse.one_sign_lord", { koota, lord: groom.lord }, MARRIAGE, "moon")];
  return areFriends(lords) ? [because("excuse.friendly_sign_lords", { koota, ...lords }, MARRIAGE, "moon")] : [];
}

function friendlyNavamsas(groom: MoonOfBirth, bride: MoonOfBirth): readonly KootaExcuse[] {
  const lords: Pair<LuminousGraha> = { groom: groom.navamsaLord, bride: bride.navamsaLord };
  if (lords.groom !== lords.bride && !areFriends(lords)) return [];
  return [because("excuse.friendly_navamsa_lords", { koota: "gana", ...lords }, MARRIAGE, "moon")];
}

/** Two births of one sign or one star that differ in the other, or in the quarter. */
function onenessOf(koota: Koota, groom: MoonOfBirth, bride: MoonOfBirth): readonly KootaExcuse[] {
  const isOneSign = groom.rasi === bride.rasi;
  const isOneStar = groom.nakshatra === bride.nakshatra;
  if (isOneSign && !isOneStar) {
    const facts = { koota, rasi: groom.rasi, groom: groom.nakshatra, bride: bride.nakshatra };
    return [because("excuse.same_sign_other_star", facts, MARRIAGE, "moon")];
  }
  if (isOneStar && !isOneSign) {
    const facts = { koota, nakshatra: groom.nakshatra, groom: groom.rasi, bride: bride.rasi };
    return [because("excuse.same_star_other_sign", facts, MARRIAGE, "moon")];
  }
  if (isOneStar && groom.pada !== bride.pada) {
    const facts = { koota, nakshatra: groom.nakshatra, groom: groom.pada, bride: bride.pada };
    return [because("excuse.same_star_other_pada", facts, MARRIAGE, "moon")];
  }
  return [];
}
