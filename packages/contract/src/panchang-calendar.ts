import * as z from "zod/mini";
import { decimalInteger } from "./decimal-integer.ts";
import { described } from "./described.ts";
import type { ErrorCode } from "./error-codes.ts";
import { conventionParameters, SKY_YEARS, whereParameters } from "./parameters.ts";

const code = (name: ErrorCode): ErrorCode => name;

/** What a feed may hold: chosen one by one in `kinds`. */
export const CALENDAR_KINDS = [
  "festivals",
  "ekadashi",
  "pradosha",
  "sankashti",
  "shivaratri",
  "amavasya",
  "purnima",
  "eclipses",
  "sankranti",
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

const MOST_PLACE_CHARACTERS = 80;
const MOST_KINDS_CHARACTERS = 120;

const isKind = (text: string): text is CalendarKind => CALENDAR_KINDS.some((kind) => kind === text);

/** Names of kinds by commas; none given is all. */
const kinds = z.pipe(
  z._default(
    z.string(code("unknown_kind")).check(
      z.maxLength(MOST_KINDS_CHARACTERS, { error: code("text_too_long"), abort: true }),
      z.refine((text) => text.split(",").every(isKind), {
        error: code("unknown_kind"),
        params: { accepted: CALENDAR_KINDS.join(", ") },
      }),
    ),
    CALENDAR_KINDS.join(","),
  ),
  z.transform((text): readonly CalendarKind[] => text.split(",").filter(isKind)),
);

const { explain: _, ...whereAndHow } = whereParameters;

/** GET /panchang/calendar.ics. Without `year` twelve months from the first of the one that runs. */
export const panchangCalendarParameters = z.object({
  year: described(
    z.optional(decimalInteger(SKY_YEARS.first, SKY_YEARS.last, "year_out_of_range")),
    "1600 to 2400; without it twelve months from the first of the one that runs.",
  ),
  kinds: described(kinds, `By commas, of ${CALENDAR_KINDS.join(", ")}; all where left out.`),
  place: described(
    z.optional(z.string(code("invalid_text")).check(z.maxLength(MOST_PLACE_CHARACTERS, code("text_too_long")))),
    "What the calendar is called after.",
  ),
  ...whereAndHow,
  ...conventionParameters,
});
export type PanchangCalendarRequest = z.output<typeof panchangCalendarParameters>;
