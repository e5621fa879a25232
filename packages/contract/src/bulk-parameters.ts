import * as z from "zod/mini";
import { decimal } from "./decimal.ts";
import { described } from "./described.ts";
import { optionalParameter } from "./optional-parameter.ts";
import { explain, lang } from "./parameters.ts";
import { refusing } from "./refusing.ts";
import { wholeNumber } from "./whole-number.ts";

/** How many profiles one question may list. */
const BULK_PROFILES = 100;

const degrees = z.number().check(z.minimum(0), z.maximum(360));
/** Star, sign, the degrees of ascendant, Sun and Moon, and the profile's id. */
const profile = z.tuple([
  z.int().check(z.minimum(1), z.maximum(27)),
  z.int().check(z.minimum(1), z.maximum(12)),
  degrees,
  degrees,
  degrees,
  z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(64))]),
]);
const profiles = z.array(profile).check(z.minLength(1), z.maxLength(BULK_PROFILES));

function profilesOf(text: string): z.infer<typeof profiles> | undefined {
  try {
    return z.safeParse(profiles, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const REFUSAL = refusing("invalid_profiles", `1 to ${BULK_PROFILES}`);
const matchDetails = z.pipe(
  z
    .string(REFUSAL)
    .check(z.maxLength(12_000, refusing("text_too_long", "12000")))
    .check(z.refine((text) => profilesOf(text) !== undefined, REFUSAL)),
  z.transform((text) =>
    (profilesOf(text) ?? []).map(([star, sign, , , moonDeg, id]) => ({ star, sign, moonDeg, profileId: String(id) })),
  ),
);

const longitude = optionalParameter(decimal(0, 360, "size_out_of_range"));
const gender = z.pipe(
  z.string(refusing("unknown_gender")).check(z.regex(/^(fe)?male$/i, refusing("unknown_gender"))),
  z.transform((text): "male" | "female" => (text.toLowerCase() === "male" ? "male" : "female")),
);

/** The parameters of the calls that match one person with many. */
export const bulkParameters = z.object({
  native_star_no: described(wholeNumber(1, 27, "size_out_of_range"), "The person's star, 1 Ashwini to 27 Revati."),
  native_rasi_no: described(wholeNumber(1, 12, "zodiac_out_of_range"), "The person's Moon sign, 1 Aries to 12 Pisces."),
  native_gender: described(gender, "male or female: the side on which the person stands."),
  native_moon_degrees: described(
    longitude,
    "Sidereal longitude of the Moon. It counts where it lies in the star and the sign that are named.",
  ),
  native_asc_degrees: described(longitude, "The kootas do not look at it."),
  native_sun_degrees: described(longitude, "The kootas do not look at it."),
  match_details: described(
    matchDetails,
    "A list of lists as JSON text, each with star, sign, degrees of ascendant, Sun and Moon, and an id: [[1,1,20.11,12.1,10.5,2232323]].",
  ),
  lang,
  explain,
});
export type BulkRequest = z.output<typeof bulkParameters>;

/** One person and two others, of no real lives. */
export const EXAMPLE_BULK = {
  native_star_no: "1",
  native_rasi_no: "1",
  native_gender: "male",
  match_details: "[[1,1,20.11,12.1,10.5,2232323],[4,2,20,40,45,134423]]",
} as const;
