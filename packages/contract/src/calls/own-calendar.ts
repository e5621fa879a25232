import { OWN_DAYS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { parameterOr } from "../optional-parameter.ts";
import { conventionParameters, lang } from "../parameters.ts";
import { refusing } from "../refusing.ts";
import { viewKey } from "../shared-details.ts";
import { keptParameters, placeWhole, timeOfDate } from "./own-days.ts";

/** What a calendar of a person may contain: chosen one by one in `kinds`. */
export const OWN_CALENDAR_KINDS = [...OWN_DAYS, "dashas", "saturn"] as const;
export type OwnCalendarKind = (typeof OWN_CALENDAR_KINDS)[number];

const MOST_CHARACTERS = 100;
const isKind = (text: string): text is OwnCalendarKind => OWN_CALENDAR_KINDS.some((kind) => kind === text);

/** Names of kinds by commas; none given is all. */
const kinds = parameterOr(
  z.pipe(
    z.string(refusing("unknown_kind")).check(
      z.maxLength(MOST_CHARACTERS, refusing("text_too_long")),
      z.refine((text) => text.split(",").every(isKind), refusing("unknown_kind", OWN_CALENDAR_KINDS.join(", "))),
    ),
    z.transform((text): readonly OwnCalendarKind[] => text.split(",").filter(isKind)),
  ),
  OWN_CALENDAR_KINDS,
);

const parameters = z
  .object({
    view: described(viewKey, "The key of a view, from share/user."),
    kinds: described(kinds, `One or more of ${OWN_CALENDAR_KINDS.join(", ")}, separated by commas; all if omitted.`),
    ...keptParameters,
    lang,
    ...conventionParameters,
  })
  .check(placeWhole, timeOfDate);

/** A GET, because calendar programs can ask nothing else. Without an example: the key of a view is a person's. */
export const ownCalendar = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/view/own-days.ics`,
  tag: "records",
  summary: "The days of a person who was shared, as an iCalendar feed",
  description: "Two years from the first of the month that runs. It answers as long as the view is shared.",
  parameters,
  response: z.string(),
  media: { type: "text/calendar", description: "The calendar", fileName: "own-days.ics" },
  kept: "never",
  price: 3,
});
export type OwnCalendarRequest = RequestOf<typeof ownCalendar>;
