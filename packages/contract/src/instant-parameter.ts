import * as z from "zod/mini";
import { described } from "./described.ts";
import { isPossibleDate, isWithin, outside, SKY_YEARS } from "./parameters.ts";
import { refusing } from "./refusing.ts";

/** A fraction of the second as `toISOString` prints it. */
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

const dateOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number);
  return { year, month, day };
};

/** An instant with its offset, to milliseconds of the Unix clock. In a query `+` is written `%2B`. */
export const instantParameter = described(
  z.pipe(
    z.string(refusing("invalid_instant")).check(
      z.regex(INSTANT, refusing("invalid_instant")),
      z.refine((text) => isPossibleDate(dateOf(text)), refusing("impossible_date")),
      z.refine((text) => isWithin(SKY_YEARS, dateOf(text)), outside(SKY_YEARS)),
    ),
    z.transform((text) => Date.parse(text)),
  ),
  "An instant with its offset, such as 2026-03-19T06:00:00Z; now if omitted. Write + as %2B.",
);
