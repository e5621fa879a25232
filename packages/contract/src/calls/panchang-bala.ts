import { BALAS, TARAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { conventionParameters, EXAMPLE_DAY, skyDate, whereParameters } from "../parameters.ts";
import { wholeNumber } from "../whole-number.ts";
import { wireInstant } from "../wire-instant.ts";
import { zodiac } from "../zodiac.ts";

const parameters = z.object({
  date: skyDate,
  star: described(wholeNumber(1, 27, "size_out_of_range"), "The star of birth, 1 Ashwini to 27 Revati."),
  zodiac,
  ...whereParameters,
  ...conventionParameters,
});

const ends = { start: wireInstant, end: wireInstant };
const bala = described(z.enum(BALAS), "How it is for the person.");
const text = described(z.string(), "Why, one sentence.");

const balaOfDay = z.object({
  date: described(z.string(), "YYYY-MM-DD; the day runs from its sunrise to the next."),
  tara: described(
    z.array(z.object({ ...ends, tara: z.enum(TARAS), name: z.string(), bala, bala_name: z.string(), text })),
    "For each star of the Moon on the day: which of nine it is from the star of birth.",
  ),
  chandra: described(
    z.array(
      z.object({
        ...ends,
        house: described(z.int(), "The sign of the Moon, counted from that of birth."),
        sign_name: z.string(),
        bala,
        bala_name: z.string(),
        text,
      }),
    ),
    "For each sign of the Moon on the day.",
  ),
});

export const panchangBala = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/bala`,
  tag: "panchang",
  summary: "Tara bala and chandra bala of a day for a star and a Moon sign",
  parameters,
  response: envelope(balaOfDay),
  // A star and a sign are of a person, if not a birth.
  kept: "never",
  example: { ...EXAMPLE_DAY, star: "22", zodiac: "10" },
});
export type PanchangBalaRequest = RequestOf<typeof panchangBala>;
export type PanchangBalaResponse = AnswerOf<typeof panchangBala>;
