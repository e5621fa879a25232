import type { WireReason } from "@vedanga/contract";
import {
  type Chart,
  type DashaFacts,
  dashaReason,
  GRAHAS,
  type LuckyFacts,
  lifeStone,
  luckReasons,
  type Reason,
  type Sky,
  syllableReason,
  vimshottari,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { gemReasons } from "../../gem/gem-suggestion.ts";
import { wireReasons } from "../../wire/wire-reasons.ts";
import { dignityReasons, natureReasons, placementWireReasons } from "../graha-reasons.ts";
import { luckyLords } from "./luck.ts";

/** The reasons of each planet's condition, of the dasha at birth and of the lucky stone. */
export function planetReasons(sky: Sky, chart: Chart, words: Catalogue): WireReason[] {
  const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
  const reasonOf = (field: string, reason: Reason<DashaFacts & LuckyFacts>): WireReason[] =>
    wireReasons(field, [reason], words.planet.reasons, words);
  return [
    ...GRAHAS.flatMap((graha, index) => {
      const entry = `${index + 1}`;
      const placement = chart.grahas[graha];
      return [
        ...dignityReasons(`${entry}.zodiac`, placement, words),
        ...natureReasons(`${entry}.lord_status`, placement, words),
        ...placementWireReasons(chart, graha, words, {
          combustion: `${entry}.is_combust`,
          motion: `${entry}.retro`,
          avastha: `${entry}.basic_avastha`,
          nakshatraLord: `${entry}.nakshatra_lord`,
        }),
      ];
    }),
    ...reasonOf("birth_dasa", dashaReason(dashas, chart.grahas.moon)),
    ...luckyLords(chart).flatMap((lord) => {
      const { number, colour } = luckReasons(lord);
      return [reasonOf("lucky_num", number), reasonOf("lucky_colors", colour)].flat();
    }),
    ...["lucky_letters", "lucky_name_start"].flatMap((field) =>
      reasonOf(field, syllableReason(chart.grahas.moon.nakshatra)),
    ),
    ...gemReasons(lifeStone(chart), words, { gemField: "lucky_gem", againstField: "lucky_gem" }),
  ];
}
