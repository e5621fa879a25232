import {
  type AstroDetails,
  birthOfMatch,
  type MatchRequest,
  type PlanetEntries,
  type WireReason,
} from "@vedanga/contract";
import type { Catalogue } from "@vedanga/narrative";
import { moonNature, moonNatureReasons } from "../chart/moon-nature.ts";
import { luckFields } from "../chart/planet-details/luck.ts";
import { planetReasons } from "../chart/planet-details/reasons.ts";
import { dashaFields, planetEntriesOf } from "../chart/planet-details.ts";
import type { MatchedBirth, TwoBirths } from "./two-births.ts";

interface DetailsOfBoth {
  boy_planetary_details: PlanetEntries;
  girl_planetary_details: PlanetEntries;
  boy_astro_details: AstroDetails;
  girl_astro_details: AstroDetails;
}

/** The planets and the details of both births. */
export const detailsOfBoth = (
  { boy, girl }: TwoBirths,
  request: MatchRequest,
  nowUnixMs: number,
  words: Catalogue,
): DetailsOfBoth => ({
  boy_planetary_details: planetEntriesOf(boy.chart, words),
  girl_planetary_details: planetEntriesOf(girl.chart, words),
  boy_astro_details: astroDetails(boy, request.boy_dob, nowUnixMs, words),
  girl_astro_details: astroDetails(girl, request.girl_dob, nowUnixMs, words),
});

function astroDetails(
  { sky, clock, chart }: MatchedBirth,
  dob: MatchRequest["boy_dob"],
  nowUnixMs: number,
  words: Catalogue,
): AstroDetails {
  const { names } = words;
  const { moon } = chart.grahas;
  return {
    ...moonNature(chart, words),
    ...dashaFields(sky, chart, dob, clock, nowUnixMs, words),
    ...luckFields(chart, words),
    rasi: names.rasi[moon.rasi],
    nakshatra: names.nakshatra[moon.nakshatra],
    nakshatra_pada: moon.pada,
    ascendant_sign: names.rasi[chart.lagna.rasi],
  };
}

/** The almanac of a birth, which a match does not show. */
const OF_BIRTHDAY = /^(panchang\.|masa$|paksha$|samvatsara$)/;

/** Why the planets and the details of both are what they are. */
export const reasonsOfBoth = (
  births: TwoBirths,
  request: MatchRequest,
  nowUnixMs: number,
  words: Catalogue,
): WireReason[] =>
  (["boy", "girl"] as const).flatMap((side) => {
    const birth = births[side];
    const details = planetReasons(birth, birthOfMatch(request, side), nowUnixMs, words).flatMap((reason) => {
      if (/^\d/.test(reason.about)) return [{ ...reason, about: `${side}_planetary_details.${reason.about}` }];
      return OF_BIRTHDAY.test(reason.about) ? [] : [{ ...reason, about: `${side}_astro_details.${reason.about}` }];
    });
    return [...details, ...moonNatureReasons(`${side}_astro_details.`, birth.chart, words)];
  });
