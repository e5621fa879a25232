import type { AshtakvargaChartImageRequest } from "@vedanga/contract";
import {
  ashtakavarga,
  ashtakavargaReason,
  type BinduGiver,
  binduRowReason,
  type Chart,
  houseFrom,
  lagnaBindus,
  RASIS,
  type Rasi,
  rasiAt,
  rasiIndex,
  type Sky,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { nth } from "../wire/nth.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { chartMetadata } from "./chart-metadata.ts";
import type { Drawing } from "./drawing.ts";
import { DRAWN_STYLES } from "./drawn-styles.ts";
import { lookOf } from "./look.ts";

/**
 * GET /horoscope/ashtakvarga-chart-image: the bindus of the twelve signs as an SVG document, of one or of the seven together.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerAshtakvargaChartImage(request: AshtakvargaChartImageRequest, context: AnswerContext): string {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const { planet: of } = request;
    const words = catalogueOf(request.lang);
    const counts = countsOf(sky, chart, of);
    const reason =
      of === "total"
        ? ashtakavargaReason(sky.conventions, { sarva: counts })
        : binduRowReason(sky.conventions, of, counts);
    const reasons = () => wireReasons(of, [reason], words.strength.bindus, words);
    const drawing = binduDrawing(chart.lagna.rasi, counts, of, words);
    const metadata = chartMetadata(sky, request.explain ? reasons() : undefined);
    return DRAWN_STYLES[request.style](
      { ...drawing, title: `${drawing.title}, ${words.chart.kind[request.style]}`, metadata },
      lookOf(request),
    );
  });
}

function countsOf(sky: Sky, chart: Chart, of: BinduGiver | "total"): readonly number[] {
  if (of === "lagna") return lagnaBindus(sky.conventions, chart);
  const { bhinna, sarva } = ashtakavarga(sky.conventions, chart);
  return of === "total" ? sarva : bhinna[of];
}

function binduDrawing(
  lagna: Rasi,
  counts: readonly number[],
  of: BinduGiver | "total",
  { lang, names, strength: { binduChart } }: Catalogue,
): Omit<Drawing, "metadata"> {
  const bindusIn = (rasi: Rasi): number => nth(counts, rasiIndex(rasi) + 1);
  const subtitle = binduChart.subtitle(of);
  const inAll = counts.reduce((sum, count) => sum + count, 0);
  return {
    division: "ashtakavarga",
    lang,
    title: `${binduChart.title}: ${subtitle}`,
    description: RASIS.map((rasi) =>
      binduChart.sign({ rasi, house: houseFrom(lagna, rasi), bindus: bindusIn(rasi) }),
    ).join(" "),
    centre: [binduChart.title, subtitle, binduChart.note(inAll)],
    signNames: names.rasi,
    houses: RASIS.map((_, index) => {
      const rasi = rasiAt(rasiIndex(lagna) + index);
      return {
        house: index + 1,
        cell: rasi,
        signNumber: rasiIndex(rasi) + 1,
        entries: [],
        figure: String(bindusIn(rasi)),
      };
    }),
  };
}
