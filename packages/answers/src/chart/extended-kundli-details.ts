import type { BirthRequest, ExtendedKundliDetailsResponse, KundliDetails, WireReason } from "@vedanga/contract";
import {
  karanaOf,
  limbNumbersAt,
  lordStones,
  quarterSyllableReason,
  risingReason,
  signLordReason,
  signReason,
  starPayaReason,
  tithiOf,
  YOGAS,
} from "@vedanga/core";
import { sentenceStart } from "@vedanga/names/en/forms";
import type { Catalogue } from "@vedanga/narrative";
import { type Birth, birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDegrees } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { placementWireReasons } from "./graha-reasons.ts";
import { moonNature, moonNatureReasons } from "./moon-nature.ts";
import { almanacReasons } from "./planet-details/almanac-reasons.ts";

/**
 * GET /extended-horoscope/extended-kundli-details: a birth by its names.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerExtendedKundliDetails(
  request: BirthRequest,
  context: AnswerContext,
): ExtendedKundliDetailsResponse {
  return refusingAs("dob", () => {
    const birth = birthChart(request, context);
    const words = wireWords(request.lang);
    const reasons = request.explain ? kundliReasons(birth, request, words) : undefined;
    return answered(kundliDetails(birth, words), birth.sky.conventions, reasons);
  });
}

function kundliDetails({ sky, chart }: Birth, words: Catalogue): KundliDetails {
  const { names, kundli, match } = words;
  const { lagna, grahas } = chart;
  const { moon, sun } = grahas;
  const { tatva, ...nature } = moonNature(chart, words);
  const stones = lordStones(chart);
  const limbs = limbNumbersAt(sky, chart.jdUt);
  const { paksha, tithi } = tithiOf(limbs.tithi);
  return {
    ...nature,
    paya_by_nakshatra: match.paya[starPayaReason(chart).facts.paya],
    tatva,
    life_stone: kundli.stone[stones.life.gem],
    lucky_stone: kundli.stone[stones.lucky.gem],
    fortune_stone: kundli.stone[stones.fortune.gem],
    name_start: sentenceStart(names.syllable[quarterSyllableReason(moon.nakshatra, moon.pada).facts.syllable]),
    ascendant_sign: names.rasi[lagna.rasi],
    ascendant_nakshatra: names.nakshatra[lagna.nakshatra],
    rasi: names.rasi[moon.rasi],
    rasi_lord: names.graha[moon.rasiLord].name,
    nakshatra: names.nakshatra[moon.nakshatra],
    nakshatra_lord: names.graha[moon.nakshatraLord].name,
    nakshatra_pada: moon.pada,
    sun_sign: names.rasi[sun.rasi],
    tithi: kundli.tithi(paksha, names.tithi[tithi]),
    karana: names.karana[karanaOf(limbs.karana)],
    yoga: names.yoga[nth(YOGAS, limbs.yoga)],
    ayanamsa: wireDegrees(chart.ayanamsaDeg),
  };
}

/** The fields of this call that the almanac of a birth explains under another path. */
const OF_ALMANAC: ReadonlyMap<string, keyof KundliDetails> = new Map([
  ["rasi", "rasi"],
  ["nakshatra", "nakshatra"],
  ["nakshatra_pada", "nakshatra_pada"],
  ["panchang.tithi", "tithi"],
  ["panchang.karana", "karana"],
  ["panchang.yoga", "yoga"],
  ["panchang.ayanamsa", "ayanamsa"],
]);

function kundliReasons(birth: Birth, request: BirthRequest, words: Catalogue): WireReason[] {
  const { chart } = birth;
  const { moon } = chart.grahas;
  const stones = lordStones(chart);
  const because = (field: keyof KundliDetails, reason: ReturnType<typeof risingReason>): WireReason[] =>
    wireReasons(field, [reason], words.kundli.reasons, words);
  return [
    ...moonNatureReasons("", chart, words),
    ...wireReasons("paya_by_nakshatra", [starPayaReason(chart)], words.match.reasons, words),
    ...wireReasons("life_stone", stones.life.reasons, words.gem.reasons, words),
    ...wireReasons("lucky_stone", stones.lucky.reasons, words.gem.reasons, words),
    ...wireReasons("fortune_stone", stones.fortune.reasons, words.gem.reasons, words),
    ...wireReasons("name_start", [quarterSyllableReason(moon.nakshatra, moon.pada)], words.planet.reasons, words),
    ...because("ascendant_sign", risingReason(chart)),
    ...because("ascendant_nakshatra", risingReason(chart)),
    ...because("rasi_lord", signLordReason(moon.rasi, "moon")),
    ...placementWireReasons(chart, "moon", words, { nakshatraLord: "nakshatra_lord" }),
    ...because("sun_sign", signReason(chart, "sun")),
    ...almanacReasons(birth, request, words).flatMap((reason): WireReason[] => {
      const about = OF_ALMANAC.get(reason.about);
      return about === undefined ? [] : [{ ...reason, about }];
    }),
  ];
}
