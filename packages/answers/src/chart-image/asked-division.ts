import type { BirthRequest, DivisionsRequest } from "@vedanga/contract";
import { type Chart, castChart, type Sky, unixMsToJdUt } from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { wallAt, wallToJdUt } from "../clock/wall-time.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { wireDayFirst } from "../wire/wire-format.ts";
import { degreesToSeconds } from "./chart-drawing.ts";
import { type DrawnPlacements, drawnPlacements } from "./drawn-placements.ts";

const NOON = { hour: 12, minute: 0, second: 0 };

/** A birth and the chart that is meant; without `ascendant` it is drawn. */
type Asked = BirthRequest &
  Pick<DivisionsRequest, "div" | "transit_date"> &
  Partial<Pick<DivisionsRequest, "ascendant">>;

/** The chart that a request names, of its birth. */
export interface AskedDivision {
  readonly sky: Sky;
  readonly words: Catalogue;
  /** The chart of birth. */
  readonly chart: Chart;
  readonly placements: DrawnPlacements;
  readonly heading: readonly [title: string, subtitle: string, note: string];
  /** Whether it is the sky of another day. */
  readonly isTransit: boolean;
}

/** @throws AppError "unknown_zone"; CoreError for a moment the sky does not reach */
export function askedDivision(request: Asked, context: AnswerContext): AskedDivision {
  const { sky, clock, chart } = birthChart(request, context);
  const today = () => wallAt(clock, unixMsToJdUt(context.nowUnixMs));
  const day = request.div === "transit" ? (request.transit_date ?? today()) : undefined;
  const transitChart = day === undefined ? chart : castChart(sky, wallToJdUt(clock, day, NOON), chart.place);
  const placements = drawnPlacements(chart, request.div, transitChart);
  const words = catalogueOf(request.lang);
  const { title, subtitle, note } = words.chart.division[request.div];
  const ayanamsa = `${words.names.ayanamsa[sky.conventions.ayanamsa]} ${degreesToSeconds(chart.ayanamsaDeg)}`;
  return {
    sky,
    words,
    chart,
    placements: request.ascendant === false ? withoutAscendant(placements) : placements,
    heading: [title, subtitle, day === undefined ? (note ?? ayanamsa) : words.chart.date(wireDayFirst(day))],
    isTransit: day !== undefined,
  };
}

const withoutAscendant = ({ all, ...others }: DrawnPlacements): DrawnPlacements => ({
  ...others,
  all: all.filter(({ who }) => who !== "ascendant"),
});
