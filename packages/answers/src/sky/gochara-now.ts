import {
  AppError,
  type GocharaNow,
  type GocharaNowRequest,
  type GocharaNowResponse,
  SKY_YEARS,
  type WireReason,
} from "@vedanga/contract";
import {
  type Chart,
  CoreError,
  degreesInRasi,
  houseFrom,
  type PersonalTransit,
  personalTransits,
  RASIS,
  type Rasi,
  type Sky,
  siderealPosition,
  unixMsToJdUt,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, reasonSentence } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDegrees, wireInstant } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";

const MS_PER_MINUTE = 60_000;

/**
 * GET /gochara/now: where the nine grahas pass, counted from a person's Moon, with vedha and the bindus of their own
 * ashtakavarga. Without `at` the full minute that runs.
 * @throws AppError "year_out_of_range" (dob or at), "unknown_zone" (zone)
 */
export function answerGocharaNow(request: GocharaNowRequest, context: AnswerContext): GocharaNowResponse {
  const { sky, clock, chart } = refusingAs("dob", () => birthChart(request, context));
  const words = catalogueOf(request.lang);
  const atJdUt = unixMsToJdUt(request.at ?? Math.floor(context.nowUnixMs / MS_PER_MINUTE) * MS_PER_MINUTE);
  try {
    const transits = personalTransits(sky, chart, atJdUt);
    const named = (rasi: Rasi) => ({ number: RASIS.indexOf(rasi) + 1, name: words.names.rasi[rasi] });
    const response: GocharaNow = {
      at: wireInstant(clock, atJdUt),
      moon_sign: named(chart.grahas.moon.rasi),
      lagna: named(chart.lagna.rasi),
      grahas: transits.map((transit) => ({
        graha: transit.graha,
        name: words.names.graha[transit.graha].name,
        sign: named(transit.rasi),
        ...motionOf(sky, transit, atJdUt),
        ...judgementOf(chart, transit, words),
      })),
    };
    return answered(response, sky.conventions, request.explain ? reasonsOf(transits, words) : undefined);
  } catch (error) {
    // The birth has been calculated: the instant of the transits is all that core may still refuse.
    if (!(error instanceof CoreError) || error.code !== "time_out_of_range") throw error;
    const accepted = `${SKY_YEARS.first} to ${SKY_YEARS.last}`;
    throw new AppError("year_out_of_range", { field: "at", accepted }, { cause: error });
  }
}

function motionOf(sky: Sky, { graha }: PersonalTransit, atJdUt: ReturnType<typeof unixMsToJdUt>) {
  const { longitudeDeg, speedDegPerDay } = siderealPosition(sky, graha, atJdUt);
  const isNode = graha === "rahu" || graha === "ketu";
  return { degree: wireDegrees(degreesInRasi(longitudeDeg)), retro: isNode || speedDegPerDay < 0 };
}

function judgementOf(
  chart: Chart,
  { rasi, house, verdict, obstructedBy, reason, bindus }: PersonalTransit,
  words: Catalogue,
) {
  const { names, gochara } = words;
  return {
    house,
    house_from_lagna: houseFrom(chart.lagna.rasi, rasi),
    verdict,
    obstructed_by: obstructedBy.map((graha) => ({ graha, name: names.graha[graha].name })),
    text: reasonSentence(gochara.reasons, reason),
    bindus:
      bindus === undefined
        ? null
        : {
            count: bindus.count,
            givers: bindus.givers.map((id) => ({ id, name: names.graha[id === "lagna" ? "ascendant" : id].name })),
            verdict: bindus.verdict,
            text: reasonSentence(gochara.reasons, bindus.reason),
          },
  };
}

const reasonsOf = (transits: readonly PersonalTransit[], words: Catalogue): WireReason[] =>
  transits.flatMap(({ reason, bindus }, index) => [
    ...wireReasons(`grahas.${index}.verdict`, [reason], words.gochara.reasons, words),
    ...(bindus === undefined
      ? []
      : wireReasons(`grahas.${index}.bindus.verdict`, [bindus.reason], words.gochara.reasons, words)),
  ]);
