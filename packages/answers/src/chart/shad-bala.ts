import type { BirthRequest, ShadBala, ShadBalaResponse, WireReason } from "@vedanga/contract";
import {
  type GrahaStrength,
  LUMINOUS_GRAHAS,
  type LuminousGraha,
  neededReason,
  SIX_STRENGTHS,
  type StrengthRuleFacts,
  shadbala,
} from "@vedanga/core";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { dayBegan } from "./day-began.ts";

type Strengths = Readonly<Record<LuminousGraha, GrahaStrength>>;
type CountedRule = Exclude<keyof StrengthRuleFacts, "strength.needed">;

/**
 * GET /extended-horoscope/shad-bala: every part of the six strengths of a birth.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerShadBala(request: BirthRequest, context: AnswerContext): ShadBalaResponse {
  return refusingAs("dob", () => {
    const birth = birthChart(request, context);
    const strengths = shadbala(birth.sky, birth.chart, dayBegan(birth, request));
    const reasons = request.explain ? reasonsOf(strengths, catalogueOf(request.lang)) : undefined;
    return {
      ...answered(partsOf(strengths), birth.sky.conventions, reasons),
      yuddha_bala: seven((graha) => pointsOf(strengths[graha], "strength.war")),
      required: seven((graha) => strengths[graha].neededRupas * 60),
    };
  });
}

/** Where each part of the six stands in the answer. */
const KEY_OF_RULE: Readonly<Record<CountedRule, keyof ShadBala | "yuddha_bala">> = {
  "strength.exaltation": "uccha_bala",
  "strength.seven_vargas": "saptavargaja_bala",
  "strength.odd_or_even_sign": "ojayugma_bala",
  "strength.kendra": "kendra_bala",
  "strength.drekkana": "drekkna_bala",
  "strength.day_or_night": "nathonnatha_bala",
  "strength.direction": "dig_bala",
  "strength.paksha": "paksha_bala",
  "strength.third_of_day": "thribhaga_bala",
  "strength.lord_of_year": "abda_bala",
  "strength.lord_of_month": "masa_bala",
  "strength.lord_of_day": "vara_bala",
  "strength.lord_of_hour": "hora_bala",
  "strength.declination": "ayana_bala",
  "strength.motion": "chesta_Bala",
  "strength.nature": "naisargeka_balas",
  "strength.sight": "drik_bala",
  "strength.war": "yuddha_bala",
};

const reasonsIn = (strength: GrahaStrength) => SIX_STRENGTHS.flatMap((kind) => strength.reasons[kind]);

const pointsOf = (strength: GrahaStrength, rule: CountedRule): number =>
  reasonsIn(strength).reduce((sum, reason) => (reason.rule === rule ? sum + reason.points : sum), 0);

/** To a millionth of a virupa, without a negative nothing. */
const written = (virupas: number): number => Number(virupas.toFixed(6)) || 0;

const seven = (value: (graha: LuminousGraha) => number) => ({
  Sun: written(value("sun")),
  Moon: written(value("moon")),
  Mars: written(value("mars")),
  Mercury: written(value("mercury")),
  Jupiter: written(value("jupiter")),
  Venus: written(value("venus")),
  Saturn: written(value("saturn")),
});
const withNodes = (value: (graha: LuminousGraha) => number) => ({ ...seven(value), Rahu: 0, Ketu: 0 });
const withoutNodes = (value: (graha: LuminousGraha) => number) => ({ ...seven(value), Rahu: null, Ketu: null });

function partsOf(strengths: Strengths): ShadBala {
  const part = (rule: CountedRule) => withNodes((graha) => pointsOf(strengths[graha], rule));
  return {
    uccha_bala: part("strength.exaltation"),
    saptavargaja_bala: part("strength.seven_vargas"),
    ojayugma_bala: part("strength.odd_or_even_sign"),
    kendra_bala: part("strength.kendra"),
    drekkna_bala: part("strength.drekkana"),
    total_sthana_bala: withNodes((graha) => strengths[graha].virupas.sthana),
    nathonnatha_bala: part("strength.day_or_night"),
    dig_bala: part("strength.direction"),
    paksha_bala: part("strength.paksha"),
    thribhaga_bala: part("strength.third_of_day"),
    abda_bala: part("strength.lord_of_year"),
    masa_bala: part("strength.lord_of_month"),
    vara_bala: part("strength.lord_of_day"),
    hora_bala: part("strength.lord_of_hour"),
    total_balas: withoutNodes((graha) => strengths[graha].totalRupas * 60),
    ayana_bala: part("strength.declination"),
    chesta_Bala: part("strength.motion"),
    naisargeka_balas: seven((graha) => pointsOf(strengths[graha], "strength.nature")),
    drik_bala: part("strength.sight"),
    ratio: withoutNodes((graha) => strengths[graha].totalRupas / strengths[graha].neededRupas),
  };
}

const isCounted = (rule: keyof StrengthRuleFacts): rule is CountedRule => rule !== "strength.needed";

const reasonsOf = (strengths: Strengths, words: Catalogue): WireReason[] =>
  LUMINOUS_GRAHAS.flatMap((graha) => {
    const key = SKY_NAMES_EN.graha[graha].name;
    const strength = strengths[graha];
    return [
      ...reasonsIn(strength).flatMap((reason) =>
        isCounted(reason.rule)
          ? wireReasons(`${KEY_OF_RULE[reason.rule]}.${key}`, [reason], words.strength.reasons, words)
          : [],
      ),
      ...wireReasons(`ratio.${key}`, [neededReason(graha, strength.totalRupas)], words.strength.reasons, words),
    ];
  });
