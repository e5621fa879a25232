import type { WireReason } from "@vedanga/contract";
import { type Chart, dashaReason, GRAHAS, lifeStone, type Sky, vimshottari } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { gemReasons } from "../gem-suggestion.ts";
import { dignityReasons, natureReasons, placementWireReasons } from "../graha-reasons.ts";
import { wireReasons } from "../wire-reasons.ts";

/** Why the planets are said to stand as they do, whose dasha ran at birth, and which stone is lucky. */
export function planetReasons(sky: Sky, chart: Chart, words: Catalogue): WireReason[] {
  const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
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
    ...wireReasons("birth_dasa", [dashaReason(dashas, chart.grahas.moon)], words.planet.reasons, words.names),
    ...gemReasons(lifeStone(chart), words, { gemField: "lucky_gem", againstField: "lucky_gem" }),
  ];
}
