import type { ChartImageRequest } from "@vedanga/contract";
import { type Chart, runningDashas, type Sky, unixMsToJdUt, vimshottari } from "@vedanga/core";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { askedDivision } from "./asked-division.ts";
import { chartDrawing } from "./chart-drawing.ts";
import { chartMetadata } from "./chart-metadata.ts";
import { DRAWN_STYLES } from "./drawn-styles.ts";
import { lookOf } from "./look.ts";

/**
 * GET /horoscope/chart-image: the chart of a birth as an SVG document. `format` changes nothing: the original answers
 * plain SVG to `base64` too, and its clients expect it.
 */
export function answerChartImage(request: ChartImageRequest, context: AnswerContext): string {
  return refusingAs("dob", () => {
    const { sky, words, chart, placements, heading, isTransit } = askedDivision(request, context);
    const drawing = chartDrawing({
      placements,
      division: request.div,
      style: request.style,
      words,
      heading,
      dashaLord: isTransit ? undefined : runningLord(sky, chart, context.nowUnixMs),
      metadata: chartMetadata(
        sky,
        request.explain
          ? placements.all.flatMap(({ who, reason }) => wireReasons(who, [reason], words.chart.reasons, words))
          : undefined,
      ),
    });
    return DRAWN_STYLES[request.style](drawing, lookOf(request));
  });
}

function runningLord(sky: Sky, chart: Chart, nowUnixMs: number) {
  const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
  return runningDashas(dashas, unixMsToJdUt(nowUnixMs), 1)[0]?.lord;
}
