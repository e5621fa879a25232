import type { AscendantReport, AscendantReportResponse, BirthRequest, WireReason } from "@vedanga/contract";
import {
  type Chart,
  GRAHAS,
  houseReason,
  houseRule,
  type LuminousGraha,
  lifeStone,
  lordOfVara,
  rasiCharacter,
  seenBy,
  VARAS,
  type Vara,
  worshipReasons,
} from "@vedanga/core";
import type { Catalogue, LordStanding } from "@vedanga/narrative";
import { gemReasons } from "../gem/gem-suggestion.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dignityReasons, placementWireReasons, sightReasons } from "./graha-reasons.ts";
import { lordStrength } from "./lord-strength.ts";

/**
 * GET /horoscope/ascendant-report: the rising sign, its lord and the condition of that lord.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerAscendantReport(request: BirthRequest, context: AnswerContext): AscendantReportResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const reasons = request.explain ? ascendantReasons(chart, words) : undefined;
    return {
      ...answered([reportOf(chart, words)], sky.conventions, reasons),
      headline: words.ascendant.headline(lordStanding(chart)),
    };
  });
}

/** The day that belongs to a graha. */
function dayOf(lord: LuminousGraha): Vara {
  const day = VARAS.find((vara) => lordOfVara(vara) === lord);
  if (day === undefined) throw new RangeError(`no day of ${lord}`);
  return day;
}

function reportOf(chart: Chart, { ascendant, gem, names }: Catalogue): AscendantReport {
  const { rasi, rasiLord } = chart.lagna;
  const lord = chart.grahas[rasiLord];
  const character = rasiCharacter(rasi);
  const sign = ascendant.sign[rasi];
  return {
    ascendant: names.rasi[rasi],
    ascendant_lord: names.graha[rasiLord].name,
    ascendant_lord_location: names.rasi[lord.rasi],
    ascendant_lord_house_location: lord.house,
    general_prediction: ascendant.general(rasi, character, rasiLord),
    personalised_prediction: ascendant.personal(lordStanding(chart)),
    verbal_location: ascendant.location(lord.house),
    ascendant_lord_strength: lordStrength(lord.dignity.verdict),
    symbol: sign.symbol,
    zodiac_characteristics: ascendant.characteristics(character),
    lucky_gem: gem.stone[lifeStone(chart).gem].title,
    day_for_fasting: names.vara[dayOf(rasiLord)].weekday,
    gayatri_mantra: ascendant.gayatri[rasiLord],
    flagship_qualities: sign.flagship,
    spirituality_advice: sign.spirituality,
    good_qualities: sign.strengths.join(", "),
    bad_qualities: sign.challenges.join(", "),
  };
}

/** Why the lord of the lagna is where it is and has its strength, and why its day, mantra and stone are those. */
function ascendantReasons(chart: Chart, words: Catalogue): WireReason[] {
  const { rasiLord } = chart.lagna;
  const lord = chart.grahas[rasiLord];
  const worship = worshipReasons(rasiLord, dayOf(rasiLord));
  return [
    ...dignityReasons("0.ascendant_lord_strength", lord, words),
    ...wireReasons(
      "0.ascendant_lord_house_location",
      [houseRule(chart), houseReason(chart, lord.graha)],
      words.planet.reasons,
      words,
    ),
    ...sightReasons(chart, lord.graha, words, {
      seenBy: "0.personalised_prediction",
      joined: "0.personalised_prediction",
    }),
    ...placementWireReasons(chart, lord.graha, words, {
      combustion: "0.personalised_prediction",
      motion: "0.personalised_prediction",
    }),
    ...wireReasons("0.day_for_fasting", [worship.fastingDay], words.planet.reasons, words),
    ...wireReasons("0.gayatri_mantra", [worship.gayatri], words.planet.reasons, words),
    ...gemReasons(lifeStone(chart), words, { gemField: "0.lucky_gem", againstField: "0.lucky_gem" }),
  ];
}

/** The condition of the lord of the lagna, the grahas with it and those that aspect it. */
function lordStanding(chart: Chart): LordStanding {
  const { rasi: lagna, rasiLord } = chart.lagna;
  const { rasi, house, dignity, isCombust, retrograde } = chart.grahas[rasiLord];
  return {
    lagna,
    lord: rasiLord,
    rasi,
    house,
    dignity: dignity.verdict,
    isCombust,
    isRetrograde: retrograde,
    joined: GRAHAS.filter((graha) => graha !== rasiLord && chart.grahas[graha].rasi === rasi),
    seenBy: seenBy(chart, rasiLord),
  };
}
