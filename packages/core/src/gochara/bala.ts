import { houseFrom } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { type Bala, NAKSHATRAS, type Nakshatra, type Paksha, type Rasi, TARAS, type Tara } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { isBadTara, taraOf } from "./tara.ts";

export interface BalaFacts {
  /** `count`: 1 to 9 from the star of birth. */
  readonly "bala.tara": {
    readonly birthStar: Nakshatra;
    readonly star: Nakshatra;
    readonly tara: Tara;
    readonly count: number;
    readonly bala: Bala;
  };
  readonly "bala.chandra": {
    readonly moonRasi: Rasi;
    readonly rasi: Rasi;
    readonly house: number;
    readonly bala: Bala;
  };
  /** In one of the houses that are good only while the Moon grows. */
  readonly "bala.chandra_by_half": {
    readonly moonRasi: Rasi;
    readonly rasi: Rasi;
    readonly house: number;
    readonly paksha: Paksha;
    readonly bala: Bala;
  };
}
export type BalaReason = Reason<BalaFacts, "moon">;

const because = reasonMaker<BalaFacts, "moon">();
const SOURCE = cite("muhurta_chintamani", 4);

/** The Moon's star for one born under another, both 1 to 27: of janma, the star of birth, people are of two minds. */
export function taraBala(birthStar: number, star: number): BalaReason & { readonly rule: "bala.tara" } {
  const tara = taraOf(birthStar, star);
  const bala: Bala = isBadTara(tara) ? "bad" : tara === "janma" ? "neutral" : "good";
  const facts = {
    birthStar: itemAt(NAKSHATRAS, birthStar - 1),
    star: itemAt(NAKSHATRAS, star - 1),
    tara,
    count: TARAS.indexOf(tara) + 1,
    bala,
  };
  return because("bala.tara", facts, SOURCE, "moon");
}

const GOOD_HOUSES: readonly number[] = [1, 3, 6, 7, 10, 11];
const GOOD_WHILE_GROWING: readonly number[] = [2, 5, 9];

/** The Moon's sign for one born with her in another: the 4th, 8th and 12th from that are bad. */
export function chandraBala(
  moonRasi: Rasi,
  rasi: Rasi,
  paksha: Paksha,
): BalaReason & { readonly rule: "bala.chandra" | "bala.chandra_by_half" } {
  const house = houseFrom(moonRasi, rasi);
  if (GOOD_WHILE_GROWING.includes(house)) {
    const bala: Bala = paksha === "shukla" ? "good" : "neutral";
    return because("bala.chandra_by_half", { moonRasi, rasi, house, paksha, bala }, SOURCE, "moon");
  }
  const bala: Bala = GOOD_HOUSES.includes(house) ? "good" : "bad";
  return because("bala.chandra", { moonRasi, rasi, house, bala }, SOURCE, "moon");
}
