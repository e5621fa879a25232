import { type Citation, cite } from "../citation.ts";
import type { Rasi } from "../ids.ts";
import type { Reason } from "../reason.ts";
import type { Dhaiya, SadeSatiRow, SaturnPeriod } from "./sade-sati.ts";

type Stay = {
  readonly moonRasi: Rasi;
  readonly rasi: Rasi;
  readonly house: number;
  readonly period: SaturnPeriod;
  readonly dhaiya: Dhaiya;
};

export interface SadeSatiFacts {
  readonly "saturn.sade_sati": Stay;
  readonly "saturn.small_panoti": Stay;
  readonly "saturn.came_back": { readonly rasi: Rasi };
}
type SadeSatiReason = Reason<SadeSatiFacts>;

/** That Saturn's good houses from the Moon are the 3rd, 6th and 11th is written; the names of these six are custom. */
const SOURCE: Citation = {
  together: [{ custom: "all_almanacs" }, { ...cite("phaladeepika", 26, [2, 8]), citedFor: "saturn_good_houses" }],
};

/** Why a stay is counted and under which name, and, where Saturn came back into the sign, that it did. */
export function sadeSatiReasons(
  moonRasi: Rasi,
  { rasi, house, period, dhaiya, retrograde }: SadeSatiRow,
): readonly SadeSatiReason[] {
  const counted: SadeSatiReason = {
    rule: period === "sade_sati" ? "saturn.sade_sati" : "saturn.small_panoti",
    facts: { moonRasi, rasi, house, period, dhaiya },
    source: SOURCE,
    about: "saturn",
  };
  if (!retrograde) return [counted];
  return [
    counted,
    { rule: "saturn.came_back", facts: { rasi }, source: cite("surya_siddhanta", 2, [12, 14]), about: "saturn" },
  ];
}
