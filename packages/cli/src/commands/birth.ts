import type { Asked } from "../asked.ts";
import { CliError } from "../cli-error.ts";
import type { AskedPlace } from "../place/asked-place.ts";
import { sentWith, whereAsked } from "../where.ts";

interface Birth {
  readonly place: AskedPlace;
  readonly date: string;
  readonly time: string;
  /** What a call about a birth is sent. */
  readonly sent: ReturnType<typeof sentWith> & { readonly dob: string; readonly tob: string };
}

export const BIRTH_USAGE = "DATE TIME PLACE";

/** A birth as it is typed: date, time by the clock of the place, the place. @throws CliError */
export function birthAsked(asked: Asked): Birth {
  const [date, time, ...words] = asked.words;
  if (date === undefined || time === undefined) {
    const remedy = "Write date, time and place: 1990-05-17 06:05 Warangal.";
    throw new CliError("missing_birth", "A birth has a date and a time.", remedy);
  }
  const place = whereAsked(asked, words);
  return { place, date, time, sent: { dob: date, tob: time, ...sentWith(asked, place) } };
}
