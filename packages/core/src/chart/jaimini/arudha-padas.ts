import { type Citation, cite } from "../../citation.ts";
import { type ArudhaException, type CharaLords, type Graha, RASIS, type Rasi } from "../../ids.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import { houseFrom, rasiAt, rasiIndex, rasiOf } from "../zodiac/rasi.ts";
import { chosenLord, type Longitudes, type LordChoice } from "./chosen-lord.ts";

/** The arudha pada of a house. */
export interface ArudhaPada {
  readonly house: number;
  /** The sign of the pada. */
  readonly rasi: Rasi;
  readonly reasons: readonly Reason<ArudhaFacts>[];
}

export interface ArudhaFacts {
  /** `signs` from the sign of the house to its lord, both counted; as many from there end in `end`. */
  readonly "arudha.counted": {
    readonly house: number;
    readonly rasi: Rasi;
    readonly lord: Graha;
    readonly lordRasi: Rasi;
    readonly signs: number;
    readonly end: Rasi;
  };
  readonly "arudha.two_lords": {
    readonly rasi: Rasi;
    readonly lord: Graha;
    readonly other: Graha;
    readonly by: LordChoice;
  };
  readonly "arudha.moved": { readonly end: Rasi; readonly pada: Rasi };
  readonly "arudha.kept": { readonly end: Rasi; readonly isOwn: boolean };
}
const because = reasonMaker<ArudhaFacts>();

const COUNTED: Citation = cite("bphs", 29, [2, 3]);
const MOVED: Citation = cite("bphs", 29, [4, 5]);
const TWO_LORDS: Citation = { together: [cite("bphs", 29, 7), { work: "chara_dasha_rao" }] };
const KEPT: Citation = { work: "uttara_kalamrita" };

/** The padas of the twelve houses from the lagna, which are whole signs. */
export const arudhaPadas = (
  lagna: Rasi,
  longitudes: Longitudes,
  { lords, exception }: { readonly lords: CharaLords; readonly exception: ArudhaException },
): readonly ArudhaPada[] =>
  RASIS.map((_, index) => padaOf(index + 1, rasiAt(rasiIndex(lagna) + index), longitudes, lords, exception));

/** As far from the lord as the lord is from the house; in the house or the seventh from it the tenth from there. */
function padaOf(
  house: number,
  rasi: Rasi,
  longitudes: Longitudes,
  lords: CharaLords,
  exception: ArudhaException,
): ArudhaPada {
  const { lord, over } = chosenLord(rasi, longitudes, lords);
  const lordRasi = rasiOf(longitudes[lord]);
  const signs = houseFrom(rasi, lordRasi);
  const end = rasiAt(rasiIndex(lordRasi) + signs - 1);
  const endsIn = houseFrom(rasi, end);
  const isExcepted = endsIn === 1 || endsIn === 7;
  const pada = isExcepted && exception === "tenth" ? rasiAt(rasiIndex(end) + 9) : end;
  return {
    house,
    rasi: pada,
    reasons: [
      ...(over === undefined ? [] : [because("arudha.two_lords", { rasi, lord, ...over }, TWO_LORDS, lord)]),
      because("arudha.counted", { house, rasi, lord, lordRasi, signs, end }, COUNTED, lord),
      ...(isExcepted
        ? [
            exception === "tenth"
              ? because("arudha.moved", { end, pada }, MOVED, lord)
              : because("arudha.kept", { end, isOwn: endsIn === 1 }, KEPT, lord),
          ]
        : []),
    ],
  };
}
