import type { ChartImageRequest } from "@vedanga/contract";
import {
  type Chart,
  castChart,
  type GeoPoint,
  runningDashas,
  type Sky,
  unixMsToJdUt,
  vimshottari,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { clockOf, wallAt, wallToJdUt } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf, conventionsUsed } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { wireDayFirst } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { chartDrawing, degreesToSeconds } from "./chart-drawing.ts";
import { type DrawnPlacements, drawnPlacements } from "./drawn-placements.ts";
import { lookOf } from "./look.ts";
import { northChart } from "./north-chart.ts";
import { southChart } from "./south-chart.ts";

const NOON = { hour: 12, minute: 0, second: 0 };

/**
 * GET /horoscope/chart-image: the chart of a birth as an SVG document. `format` changes nothing: the original answers
 * plain SVG to `base64` too, and its clients expect it.
 */
export function answerChartImage(request: ChartImageRequest, { ephemeris, nowUnixMs }: AnswerContext): string {
  return refusingAs("dob", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = clockOf(request);
    const place: GeoPoint = { latitudeDeg: request.lat, longitudeDeg: request.lon };
    const chart = castChart(sky, wallToJdUt(clock, request.dob, request.tob), place);
    const today = () => wallAt(clock, unixMsToJdUt(nowUnixMs));
    const day = request.div === "transit" ? (request.transit_date ?? today()) : undefined;
    const transitChart = day === undefined ? chart : castChart(sky, wallToJdUt(clock, day, NOON), place);
    const words = catalogueOf(request.lang);
    const placements = drawnPlacements(chart, request.div, transitChart);
    const drawing = chartDrawing({
      placements,
      division: request.div,
      style: request.style,
      words,
      ayanamsaNote: `${words.names.ayanamsa[sky.conventions.ayanamsa]} ${degreesToSeconds(chart.ayanamsaDeg)}`,
      transitDay: day && wireDayFirst(day),
      dashaLord: day === undefined ? runningLord(sky, chart, nowUnixMs) : undefined,
      metadata: metadataOf(sky, placements, request.explain, words),
    });
    return (request.style === "north" ? northChart : southChart)(drawing, lookOf(request));
  });
}

function runningLord(sky: Sky, chart: Chart, nowUnixMs: number) {
  const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
  return runningDashas(dashas, unixMsToJdUt(nowUnixMs), 1)[0]?.lord;
}

/** The conventions of a drawn chart and, if requested, why each is in its place. */
const metadataOf = (sky: Sky, { all }: DrawnPlacements, isExplained: boolean, words: Catalogue): string =>
  JSON.stringify({
    conventions: conventionsUsed(sky.conventions),
    ...(isExplained && {
      reasons: all.flatMap(({ who, reason }) => wireReasons(who, [reason], words.chart.reasons, words)),
    }),
  });
