import type { ChartImageRequest } from "@vedanga/contract";
import { castChart, runningDashas, type Sky, unixMsToJdUt, vimshottari } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { chartDrawing } from "./chart-image/chart-drawing.ts";
import { lookOf } from "./chart-image/look.ts";
import { southChart } from "./chart-image/south-chart.ts";
import type { AnswerContext } from "./context.ts";
import { conventionsOf, conventionsUsed } from "./conventions.ts";
import { refusingAs } from "./core-refusal.ts";
import { clockOf, wallToJdUt } from "./wall-time.ts";

/**
 * GET /horoscope/chart-image: the chart of a birth as an SVG document. `format` changes nothing: the original answers
 * plain SVG to `base64` too, and its clients expect it.
 */
export function answerChartImage(request: ChartImageRequest, { ephemeris, nowUnixMs }: AnswerContext): string {
  return refusingAs("dob", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    const birthJdUt = wallToJdUt(clockOf(request), request.dob, request.tob);
    const chart = castChart(sky, birthJdUt, { latitudeDeg: request.lat, longitudeDeg: request.lon });
    const dashas = vimshottari(sky, birthJdUt, chart.grahas.moon.longitudeDeg);
    const [mahadasha] = runningDashas(dashas, unixMsToJdUt(nowUnixMs), 1);
    const drawing = chartDrawing({
      chart,
      varga: request.div,
      words: catalogueOf(request.lang),
      ayanamsa: sky.conventions.ayanamsa,
      dashaLord: mahadasha?.lord,
      metadata: JSON.stringify({ conventions: conventionsUsed(sky.conventions) }),
    });
    return southChart(drawing, lookOf(request));
  });
}
