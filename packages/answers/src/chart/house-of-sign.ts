import { type Chart, RASIS, rasiAt, rasiIndex } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";

/** A house of the chart of birth and its sign, as the format writes them: the house as text. */
export function houseOfSign({ lagna }: Chart, house: number, { names }: Catalogue) {
  const rasi = rasiAt(rasiIndex(lagna.rasi) + house - 1);
  return { house: String(house), rasi_no: RASIS.indexOf(rasi) + 1, zodiac: names.rasi[rasi] };
}
