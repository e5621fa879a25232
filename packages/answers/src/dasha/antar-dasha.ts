import type { AntarDashaResponse, BirthRequest } from "@vedanga/contract";
import { subPeriods, vimshottari } from "@vedanga/core";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDate } from "../wire/wire-format.ts";
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
    const reasons = () => [
      ...dashaReasons("antardashas", dashas, chart, words),
      ...dashas.mahadashas.flatMap(({ lord }, index) => partsReason(`antardasha_order.${index}`, lord, words)),
    ];
    return answered(
      {
        antardashas: antardashas.map((nine) =>
          nine.map(({ lords }) => lords.map((lord) => words.names.graha[lord].name).join("/")),
        ),
        antardasha_order: antardashas.map((nine) => nine.map(({ endJdUt }) => wireDate(clock, endJdUt))),
      },
      sky.conventions,
      request.explain ? reasons() : undefined,
    );
  });
}
