import type { YearlyStay } from "@vedanga/contract";
import { type CivilDate, type Graha, isoDate, type JulianDayUt, type YearForSign } from "@vedanga/core";
import { wireWords } from "../../wire/wire-words.ts";
import { qualityOfHouse } from "./wire-year-event.ts";

/** Planets are named in English on the wire, as all that a client compares. */
const { names: ENGLISH } = wireWords("en");

/** Those that stay in a house for months. */
const SLOW: readonly Graha[] = ["jupiter", "saturn", "rahu", "ketu"];

/** In which houses the slow planets are during the year, and which of these are good. */
export function wireYearStays({ stays }: YearForSign, dateOf: (jd: JulianDayUt) => CivilDate): YearlyStay[] {
  return SLOW.flatMap((graha) =>
    stays
      .filter((stay) => stay.graha === graha)
      .map(({ house, startJdUt, endJdUt }) => ({
        planet: ENGLISH.graha[graha].name,
        house,
        quality: qualityOfHouse(graha, house),
        from: isoDate(dateOf(startJdUt)),
        until: isoDate(dateOf(endJdUt)),
      })),
  );
}
