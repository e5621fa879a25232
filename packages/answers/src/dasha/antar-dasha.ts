import type { AntarDashaResponse, BirthRequest } from "@vedanga/contract";
import {
  antardashaRelation,
  type Chart,
  dashaLordReasons,
  type Graha,
  housesRuled,
  LUMINOUS_GRAHAS,
  runningDashas,
  subPeriods,
  unixMsToJdUt,
  vimshottari,
} from "@vedanga/core";
import { antardashaReading, type Catalogue } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dashaReasons, partsReason } from "./dasha-levels.ts";

/**
 * GET /dashas/antar-dasha: the nine antardashas of each mahadasha by the date on which each ENDS. The ninth ends with its
 * mahadasha.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerAntarDasha(request: BirthRequest, context: AnswerContext): AntarDashaResponse {
  return refusingAs("dob", () => {
    const { sky, clock, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
    const antardashas = dashas.mahadashas.map((maha) => subPeriods(dashas.clock, maha));
    const [, part] = runningDashas(dashas, unixMsToJdUt(context.nowUnixMs), 2);
    const reasons = () => [
      ...dashaReasons("antardashas", dashas, chart, words),
      ...dashas.mahadashas.flatMap(({ lord }, index) => partsReason(`antardasha_order.${index}`, lord, words)),
      ...(part ? readingReasons(chart, part.lords, words) : []),
    ];
    const response = {
      antardashas: antardashas.map((nine) =>
        nine.map(({ lords }) => lords.map((lord) => words.names.graha[lord].name).join("/")),
      ),
      antardasha_order: antardashas.map((nine) => nine.map(({ endJdUt }) => wireDate(clock, endJdUt))),
    };
    return {
      ...answered(response, sky.conventions, request.explain ? reasons() : undefined),
      running: part ? runningPart(chart, part.lords, words) : null,
    };
  });
}

type Lords = readonly [Graha, ...Graha[]];

/** The part of a mahadasha told by its two lords. */
function runningPart(chart: Chart, [mahadasha, antardasha = mahadasha]: Lords, words: Catalogue) {
  const { house, rasiLord } = chart.grahas[antardasha];
  const luminous = LUMINOUS_GRAHAS.find((lit) => lit === antardasha);
  const part = {
    mahadasha,
    antardasha,
    relation: antardashaRelation(chart, mahadasha, antardasha).relation,
    house,
    rules: luminous === undefined ? [] : housesRuled(chart.lagna.rasi, luminous),
    host: rasiLord,
  };
  return {
    lords: [mahadasha, antardasha] as [Graha, Graha],
    reading: antardashaReading(words.antardasha, part, true),
    reading_without_lagna: antardashaReading(words.antardasha, part, false),
  };
}

const readingReasons = (chart: Chart, [mahadasha, antardasha = mahadasha]: Lords, words: Catalogue) =>
  wireReasons(
    "running.reading",
    [antardashaRelation(chart, mahadasha, antardasha).reason, dashaLordReasons(chart, antardasha).house],
    words.planet.reasons,
    words,
  );
