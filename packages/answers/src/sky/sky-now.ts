import {
  AppError,
  SKY_YEARS,
  type SkyGraha,
  type SkyNow,
  type SkyNowRequest,
  type SkyNowResponse,
  type WireReason,
} from "@vedanga/contract";
import {
  type Chart,
  CoreError,
  castChart,
  GRAHAS,
  type GrahaPlacement,
  limbReason,
  limbsAt,
  litPartOfMoon,
  NAKSHATRAS,
  type Placement,
  RASIS,
  type Sky,
  tithiAngleDeg,
  tithiOf,
  unixMsToJdUt,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { placementWireReasons } from "../chart/graha-reasons.ts";
import { clockOf, type LocalClock } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { answered } from "../wire/answered.ts";
import { wireDegrees, wireInstant } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";

const MS_PER_MINUTE = 60_000;

/**
 * GET /sky/now: where the nine grahas and the lagna are at an instant, and the Moon's phase. Without `at` the full
 * minute now, so that all requests within it get the same answer. Our own call, so that names are spelt as a
 * reader knows them.
 * @throws AppError "year_out_of_range" (at), "unknown_zone" (zone)
 */
export function answerSkyNow(request: SkyNowRequest, { ephemeris, nowUnixMs }: AnswerContext): SkyNowResponse {
  const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
  const unixMs = request.at ?? Math.floor(nowUnixMs / MS_PER_MINUTE) * MS_PER_MINUTE;
  try {
    const jdUt = unixMsToJdUt(unixMs);
    const chart = castChart(sky, jdUt, { latitudeDeg: request.lat, longitudeDeg: request.lon });
    const words = catalogueOf(request.lang);
    const response = skyNowOf(sky, chart, clockOf(request), words);
    return answered(response, sky.conventions, request.explain ? skyReasons(sky, chart, words) : undefined);
  } catch (error) {
    // The contract has judged the rest: an instant near the ends of the table is all that core may still refuse.
    if (!(error instanceof CoreError) || error.code !== "time_out_of_range") throw error;
    const accepted = `${SKY_YEARS.first} to ${SKY_YEARS.last}`;
    throw new AppError("year_out_of_range", { field: "at", accepted }, { cause: error });
  }
}

function skyNowOf(sky: Sky, chart: Chart, clock: LocalClock, words: Catalogue): SkyNow {
  const { jdUt } = chart;
  const { number } = limbsAt(sky, jdUt).tithi;
  const { tithi, paksha } = tithiOf(number);
  return {
    at: wireInstant(clock, jdUt),
    ayanamsa_degree: wireDegrees(chart.ayanamsaDeg),
    lagna: position(chart.lagna, words),
    grahas: GRAHAS.map((graha) => grahaOf(chart.grahas[graha], words)),
    moon_phase: {
      elongation: wireDegrees(tithiAngleDeg(sky, jdUt)),
      illuminated: Number(litPartOfMoon(sky, jdUt).toFixed(4)),
      tithi: { number, name: words.names.tithi[tithi] },
      paksha: words.names.paksha[paksha].full,
    },
  };
}

/** Whose star each graha is in and how it moves, and why it is this tithi. */
const skyReasons = (sky: Sky, chart: Chart, words: Catalogue): WireReason[] => [
  ...GRAHAS.flatMap((graha, index) =>
    placementWireReasons(chart, graha, words, {
      nakshatraLord: `grahas.${index}.nakshatra`,
      motion: `grahas.${index}.retro`,
    }),
  ),
  ...wireReasons(
    "moon_phase.tithi",
    [limbReason("tithi_of_elongation", limbsAt(sky, chart.jdUt).tithi.number, tithiAngleDeg(sky, chart.jdUt))],
    words.almanacReasons,
    words,
  ),
];

const grahaOf = (at: GrahaPlacement, words: Catalogue): SkyGraha => ({
  graha: at.graha,
  ...words.names.graha[at.graha],
  ...position(at, words),
  latitude: Number(at.latitudeDeg.toFixed(6)),
  speed: Number(at.speedDegPerDay.toFixed(6)),
  retro: at.retrograde,
});

const position = (at: Placement, { names }: Catalogue) => ({
  longitude: wireDegrees(at.longitudeDeg),
  sign: { number: RASIS.indexOf(at.rasi) + 1, name: names.rasi[at.rasi] },
  degree: wireDegrees(at.degreesInRasi),
  nakshatra: { number: NAKSHATRAS.indexOf(at.nakshatra) + 1, name: names.nakshatra[at.nakshatra], pada: at.pada },
});
