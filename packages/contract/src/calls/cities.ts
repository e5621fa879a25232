import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { lang, skyDate } from "../parameters.ts";
import { refusing } from "../refusing.ts";

const city = described(
  z.string(refusing("invalid_text")).check(z.maxLength(120, refusing("text_too_long"))),
  "A name as typed, in English or Telugu letters, with or without its district.",
);

const text = z.string();
const common = {
  name: text,
  alternate_name: text,
  country: described(text, "Two letters of ISO 3166-1."),
  country_name: text,
  full_name: text,
  coordinates: described(z.tuple([text, text]), "Latitude and longitude in degrees, as text."),
  tz: described(z.number(), "Hours east of UTC without summer time."),
  tz_dst: described(z.number(), "The same with the summer time of the next twelve months, if there is any."),
  current_dst: described(z.boolean(), "Whether summer time is in force."),
};

const found = <T extends z.core.$ZodType>(place: T) =>
  z.object({
    status: z.literal(200),
    response: described(z.array(place), "Ten at most, best first."),
    result_length: z.int(),
    remaining_api_calls: z.int(),
  });

export const cities = defineCall({
  method: "GET",
  path: `${API_BASE}/utilities/geo-search`,
  tag: "utilities",
  summary: "Cities by name with the offset of their clocks now",
  parameters: z.object({ city, lang }),
  response: found(z.object({ ...common, tzone: described(z.tuple([text]), "IANA time zone.") })),
  kept: { seconds: 3600, unless: "personal" },
  example: { city: "Coimbatore" },
});
export type CitiesResponse = AnswerOf<typeof cities>;

/** The date may be that of a birth. */
export const citiesOnDate = defineCall({
  method: "GET",
  path: `${API_BASE}/utilities/geo-search-advanced`,
  tag: "utilities",
  summary: "Cities by name with the offset of their clocks on a date",
  parameters: z.object({
    city,
    date: described(optionalParameter(skyDate), "The date of the offsets, at noon there; now if omitted."),
    lang,
  }),
  response: found(z.object({ ...common, tzone: described(text, "IANA time zone."), state_name: text })),
  kept: "never",
  example: { city: "New York", date: "01/12/2024" },
});
export type CitiesOnDateResponse = AnswerOf<typeof citiesOnDate>;
