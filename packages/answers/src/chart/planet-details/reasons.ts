import type { BirthRequest, WireReason } from "@vedanga/contract";
import {
  type DashaFacts,
  dashaReason,
  GRAHAS,
  houseReason,
  houseRule,
  type LuckyFacts,
  lifeStone,
  luckReasons,
  type Reason,
  runningDashas,
  runningReason,
  syllableReason,
  unixMsToJdUt,
  vimshottari,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { gemReasons } from "../../gem/gem-suggestion.ts";
import type { Birth } from "../../request/birth-chart.ts";
import { wireReasons } from "../../wire/wire-reasons.ts";
import { dignityReasons, natureReasons, placementWireReasons } from "../graha-reasons.ts";
import { almanacReasons } from "./almanac-reasons.ts";
import { luckyLords } from "./luck.ts";

/** Mahadasha, antardasha, pratyantardasha. */
export const LEVELS = 3;

/** The reasons of each planet's condition, of the almanac, of the dashas at birth and now, and of the lucky stone. */
export function planetReasons(birth: Birth, request: BirthRequest, nowUnixMs: number, words: Catalogue): WireReason[] {
  const { sky, chart } = birth;
  const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
  const running = runningDashas(dashas, unixMsToJdUt(nowUnixMs), LEVELS);
  const reasonOf = (field: string, reason: Reason<DashaFacts & LuckyFacts>): WireReason[] =>
    wireReasons(field, [reason], words.planet.reasons, words);
  return [
    ...wireReasons("0.house", [houseRule(chart)], words.planet.reasons, words),
    ...GRAHAS.flatMap((graha, index) => {
      const entry = `${index + 1}`;
      const placement = chart.grahas[graha];
      return [
        ...dignityReasons(`${entry}.zodiac`, placement, words),
        ...wireReasons(`${entry}.house`, [houseReason(chart, graha)], words.planet.reasons, words),
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
    ...reasonOf("current_dasa", runningReason(running)),
    ...almanacReasons(birth, request, words),
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
