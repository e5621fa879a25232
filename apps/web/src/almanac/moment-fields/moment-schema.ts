import { type CivilDate, isPossibleDate, SKY_YEARS } from "@vedanga/contract";
import * as z from "zod/mini";
import { check } from "#ui/form/catalogue-faults.ts";

function civilDate(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
}

const isSkyYear = ({ year }: CivilDate): boolean => year >= SKY_YEARS.first && year <= SKY_YEARS.last;

/** Date and time of a form, `YYYY-MM-DD` and `HH:MM` or empty, with the messages of its screen. */
export const momentSchema = (screen: "panchang.form" | "panchangCoordinates") => ({
  date: z.string().check(
    check((text) => text !== "", `${screen}.dateRequired`),
    check((text) => /^\d{4,6}-\d{2}-\d{2}$/.test(text), "panchangCoordinates.dateImpossible"),
    check((text) => isSkyYear(civilDate(text)), `${screen}.yearOutOfRange`),
    check((text) => isPossibleDate(civilDate(text)), "panchangCoordinates.dateImpossible"),
  ),
  time: z.string().check(check((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), `${screen}.timeRequired`)),
});
