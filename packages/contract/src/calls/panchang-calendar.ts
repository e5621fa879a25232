import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { optionalParameter, parameterOr } from "../optional-parameter.ts";
import { conventionParameters, EXAMPLE_PLACE, skyYear, whereParameters } from "../parameters.ts";
import { refusing } from "../refusing.ts";

/** What a feed may contain: chosen one by one in `kinds`. */
export const CALENDAR_KINDS = [
  "festivals",
  "ekadashi",
  "pradosha",
  "sankashti",
  "shivaratri",
  "vinayaka",
  "skanda",
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
const kinds = parameterOr(
  z.pipe(
    z.string(refusing("unknown_kind")).check(
      z.maxLength(MOST_KINDS_CHARACTERS, refusing("text_too_long")),
      z.refine((text) => text.split(",").every(isKind), refusing("unknown_kind", CALENDAR_KINDS.join(", "))),
    ),
    z.transform((text): readonly CalendarKind[] => text.split(",").filter(isKind)),
  ),
  CALENDAR_KINDS,
);

const { explain: _, ...whereAndHow } = whereParameters;

/** Without `year` twelve months from the first of the one that runs. */
const parameters = z.object({
  year: described(
    optionalParameter(skyYear),
    "1600 to 2400; without it twelve months from the first of the one that runs.",
  ),
  kinds: described(kinds, `One or more of ${CALENDAR_KINDS.join(", ")}, separated by commas; all if omitted.`),
  place: described(
    optionalParameter(
      z.string(refusing("invalid_text")).check(z.maxLength(MOST_PLACE_CHARACTERS, refusing("text_too_long"))),
    ),
    "What the calendar is called after.",
  ),
  ...whereAndHow,
  ...conventionParameters,
});

export const panchangCalendar = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/calendar.ics`,
  tag: "panchang",
  summary: "Festivals and vratas of a place as an iCalendar feed",
  parameters,
  response: z.string(),
  media: { type: "text/calendar", description: "The calendar", fileName: "panchang.ics" },
  kept: { seconds: 3600, unless: "personal" },
  price: 8,
  example: EXAMPLE_PLACE,
});
export type PanchangCalendarRequest = RequestOf<typeof panchangCalendar>;
