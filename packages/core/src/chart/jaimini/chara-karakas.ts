import { type Citation, cite } from "../../citation.ts";
import { CHARA_KARAKAS, type CharaKarakaId, type Graha, type KarakaCount, LUMINOUS_GRAHAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { type Reason, reasonMaker } from "../../reason.ts";

/** A part of life and the graha that stands for it in this chart. */
export interface CharaKaraka {
  readonly karaka: CharaKarakaId;
  readonly graha: Graha;
  readonly reason: Reason<KarakaFacts>;
}

/** `rank` is by degrees in the sign, the highest the first. */
type Ranked = { readonly karaka: CharaKarakaId; readonly rank: number; readonly degrees: number };
export interface KarakaFacts {
  readonly "karaka.rank": Ranked & { readonly count: KarakaCount };
  /** Rahu's degrees count from the end of the sign. */
  readonly "karaka.rank_from_end": Ranked;
}
const because = reasonMaker<KarakaFacts>();

const SOURCE: Citation = cite("bphs", 32, [1, 17]);
const OF_SEVEN = CHARA_KARAKAS.filter((karaka) => karaka !== "pitri");

/**
 * The chara karakas, from the atmakaraka: the seven by their degrees in the sign, or eight of them with Rahu, whose degrees
 * count from the end of the sign because it goes backwards. BPHS ch. 32, v. 1-8 and 13-17, which names both counts. Of equal
 * degrees the earlier in the order of the grahas is the higher.
 */
export function charaKarakas(
  grahas: Readonly<Record<Graha, { readonly degreesInRasi: number }>>,
  count: KarakaCount,
): readonly CharaKaraka[] {
  const counted: readonly Graha[] = count === "seven" ? LUMINOUS_GRAHAS : [...LUMINOUS_GRAHAS, "rahu"];
  const degreesOf = (graha: Graha): number =>
    graha === "rahu" ? 30 - grahas.rahu.degreesInRasi : grahas[graha].degreesInRasi;
  const names = count === "seven" ? OF_SEVEN : CHARA_KARAKAS;
  return counted
    .toSorted((one, other) => degreesOf(other) - degreesOf(one))
    .map((graha, index) => {
      const karaka = itemAt(names, index);
      const ranked = { karaka, rank: index + 1, degrees: degreesOf(graha) };
      const reason =
        graha === "rahu"
          ? because("karaka.rank_from_end", ranked, SOURCE, graha)
          : because("karaka.rank", { ...ranked, count }, SOURCE, graha);
      return { karaka, graha, reason };
    });
}
