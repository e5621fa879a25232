import type { BirthRequest, ParyantarDashaResponse } from "@vedanga/contract";
import { subPeriods, vimshottari } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDate } from "../wire/wire-format.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dashaReasons, partsReason } from "./dasha-levels.ts";

/**
 * GET /dashas/paryantar-dasha: the parts of all antardashas by the date on which each ENDS. The ninth ends with its
 * antardasha.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerParyantarDasha(request: BirthRequest, context: AnswerContext): ParyantarDashaResponse {
  return refusingAs("dob", () => {
    const { sky, clock, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
    const parts = dashas.mahadashas.map((maha) =>
      subPeriods(dashas.clock, maha).map((antar) => subPeriods(dashas.clock, antar)),
    );
    const reasons = () => [
      ...dashaReasons("paryantardasha", dashas, chart, words),
      ...dashas.mahadashas.flatMap(({ lord }, index) => partsReason(`paryantardasha_order.${index}`, lord, words)),
    ];
    return answered(
      {
        paryantardasha: parts.map((antars) =>
          antars.map((nine) => nine.map(({ lords }) => lords.map((lord) => NAMES_EN.graha[lord].short).join("/"))),
        ),
        paryantardasha_order: parts.map((antars) =>
          antars.map((nine) => nine.map(({ endJdUt }) => wireDate(clock, endJdUt))),
        ),
      },
      sky.conventions,
      request.explain ? reasons() : undefined,
    );
  });
}
