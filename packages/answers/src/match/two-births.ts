import { AppError, birthOfMatch, type MatchRequest, type MatchSide } from "@vedanga/contract";
import { type MoonOfBirth, moonOfBirth } from "@vedanga/core";
import { type Birth, birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";

/** One of the two with its Moon, as the kootas see it. */
export interface MatchedBirth extends Birth {
  readonly moon: MoonOfBirth;
}

export interface TwoBirths {
  readonly boy: MatchedBirth;
  readonly girl: MatchedBirth;
}

/**
 * The charts of both.
 * @throws AppError "year_out_of_range" (boy_dob, girl_dob), "unknown_zone" (boy_zone, girl_zone)
 */
export const twoBirths = (request: MatchRequest, context: AnswerContext): TwoBirths => ({
  boy: oneOfTwo(request, "boy", context),
  girl: oneOfTwo(request, "girl", context),
});

function oneOfTwo(request: MatchRequest, side: MatchSide, context: AnswerContext): MatchedBirth {
  return refusingFor(side, () => {
    const birth = birthChart(birthOfMatch(request, side), context);
    return { ...birth, moon: moonOfBirth(birth.chart.grahas.moon.longitudeDeg) };
  });
}

/** A refusal of one birth with the parameter as it is called here. */
function refusingFor<T>(side: MatchSide, calculate: () => T): T {
  try {
    return refusingAs("dob", calculate);
  } catch (error) {
    if (!(error instanceof AppError) || error.details.field === undefined) throw error;
    throw new AppError(error.code, { ...error.details, field: `${side}_${error.details.field}` }, { cause: error });
  }
}
