import { type CivilDate, isPossibleDate, SKY_YEARS } from "@vedanga/contract";
import * as z from "zod/mini";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { check } from "#ui/form/catalogue-faults.ts";

function civilDate(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
}

const isSkyYear = ({ year }: CivilDate): boolean => year >= SKY_YEARS.first && year <= SKY_YEARS.last;

interface MomentFaults {
  readonly dateRequired: MessageId;
  readonly yearOutOfRange: MessageId;
  readonly timeRequired: MessageId;
}

/** Date and time of a form, `YYYY-MM-DD` and `HH:MM` or empty, with the messages of its screen. */
export const momentSchema = (faults: MomentFaults) => ({
  date: z.string().check(
    check((text) => text !== "", faults.dateRequired),
    check((text) => /^\d{4,6}-\d{2}-\d{2}$/.test(text), "panchangCoordinates.dateImpossible"),
    check((text) => isSkyYear(civilDate(text)), faults.yearOutOfRange),
    check((text) => isPossibleDate(civilDate(text)), "panchangCoordinates.dateImpossible"),
  ),
  time: z.string().check(check((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), faults.timeRequired)),
});
