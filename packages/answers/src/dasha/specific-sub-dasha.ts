import {
  AppError,
  type SpecificSubDashaRequest,
  type SpecificSubDashaResponse,
  type SubDasha,
  type SubDashas,
} from "@vedanga/contract";
import { type DashaPeriod, type Graha, vimshottari } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireLongDate } from "../wire/wire-format.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dashaReasons, partsOf, partsReason } from "./dasha-levels.ts";

/**
 * GET /dashas/specific-sub-dasha: the nine parts of the period that `md` to `sd` name, or the nine mahadashas.
 * @throws AppError "missing_parameter" (the lord above one that was sent), "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerSpecificSubDasha(
  request: SpecificSubDashaRequest,
  context: AnswerContext,
): SpecificSubDashaResponse {
  const path = pathOf(request);
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
    const response = subDashas(path, partsOf(path, dashas).map(subDasha));
    const level = Object.keys(response)[0] ?? "";
    const words = wireWords(request.lang);
    const last = path.at(-1);
    const reasons = () =>
      last === undefined ? dashaReasons(level, dashas, chart, words) : partsReason(level, last, words);
    return answered(response, sky.conventions, request.explain ? reasons() : undefined);
  });
}

const LORD_PARAMETERS = ["md", "ad", "pd", "sd"] as const;

/** The lords that were sent, without a gap. */
function pathOf(request: SpecificSubDashaRequest): readonly Graha[] {
  const sent = LORD_PARAMETERS.map((parameter) => request[parameter]);
  const path = sent.filter((lord) => lord !== undefined);
  const gap = LORD_PARAMETERS.find((_, index) => index < path.length && sent[index] === undefined);
  if (gap !== undefined) throw new AppError("missing_parameter", { field: gap });
  return path;
}

const english = (lord: Graha): string => NAMES_EN.graha[lord].name;

const subDasha = ({ lord, startJdUt, endJdUt }: DashaPeriod): SubDasha => ({
  name: english(lord),
  start: wireLongDate(startJdUt),
  end: wireLongDate(endJdUt),
});

function subDashas(path: readonly Graha[], parts: SubDasha[]): SubDashas {
  const [mahadasha = "", antardasha = "", paryantardasha = "", Shookshamadasha = ""] = path.map(english);
  switch (path.length) {
    case 0:
      return { mahadasha: parts.map((part) => ({ ...part, key: part.name })) };
    case 1:
      return { antardasha: parts, mahadasha };
    case 2:
      return { paryantardasha: parts, mahadasha, antardasha };
    case 3:
      return { Shookshamadasha: parts, mahadasha, antardasha, paryantardasha };
    default:
      return { pranadasha: parts, mahadasha, antardasha, paryantardasha, Shookshamadasha };
  }
}
