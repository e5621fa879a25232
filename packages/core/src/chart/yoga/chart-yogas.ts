import type { Chart } from "../chart.ts";
import { chartView } from "./chart-view.ts";
import type { FoundYoga } from "./found-yoga.ts";
import { lordYogas } from "./lord-yogas.ts";
import { mahapurushaYogas } from "./mahapurusha.ts";
import { moonYogas } from "./moon-yogas.ts";
import { neechaBhangaYogas } from "./neecha-bhanga.ts";
import { sunYogas } from "./sun-yogas.ts";

/** The common combinations of a chart, by family; a kind may occur more than once, with other grahas. */
export function chartYogas(chart: Chart): readonly FoundYoga[] {
  const view = chartView(chart);
  return [mahapurushaYogas, moonYogas, sunYogas, lordYogas, neechaBhangaYogas].flatMap((family) => family(view));
}
