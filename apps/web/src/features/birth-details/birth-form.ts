import {
  BIRTH_YEARS,
  type ErrorCode,
  MOST_CHARACTERS_OF_DETAILS,
  type UserDetails,
  userDetails,
} from "@vedanga/contract";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@vedanga/names/language";
import * as z from "zod/mini";
import type { MessageId } from "#i18n/catalogue/en.ts";

/** The fields a visitor fills in, in the order of the form. */
export const FIELDS = [
  "firstName",
  "lastName",
  "email",
  "mobile",
  "birthDate",
  "birthTime",
  "location",
] as const satisfies readonly (keyof UserDetails)[];
/** Filled in by choosing a place; or by hand, both or neither. */
export const COORDINATES = ["latitude", "longitude"] as const satisfies readonly (keyof UserDetails)[];
/** All that may have to be corrected, in the order of the form. */
export const CORRECTABLE = [...FIELDS, ...COORDINATES] as const;
export type BirthField = (typeof CORRECTABLE)[number];

export const isBirthField = (name: string | undefined): name is BirthField =>
  CORRECTABLE.some((field) => field === name);

/** The id of a field in the page. */
export const inputIdOf = (field: BirthField): string => `birth-${field}`;

/** The id of the choice of how sure the time is. */
export const ACCURACY_ID = "birth-timeAccuracyMinutes";

/** The values of the form, with the coordinates and the zone of the place. */
export type BirthForm = z.input<typeof userDetails>;

export const EMPTY_FORM: BirthForm = {
  firstName: "",
  lastName: "",
  email: "",
  mobile: "",
  birthDate: "",
  birthTime: "",
  location: "",
  latitude: "",
  longitude: "",
  language: LANGUAGES[DEFAULT_LANGUAGE].word,
};

/** The rule of an e-mail field (HTML, "valid e-mail address"), on top of what the server accepts. */
const email = userDetails.shape.email.check(z.regex(z.regexes.html5Email, "invalid_email"));

const isHalf = (given: string, missing: string): boolean => given !== "" && missing === "";

export const birthFormSchema = z.extend(userDetails, { email }).check(
  z.refine(({ latitude, longitude }) => !isHalf(longitude, latitude), { error: "half_a_place", path: ["latitude"] }),
  z.refine(({ latitude, longitude }) => !isHalf(latitude, longitude), { error: "half_a_place", path: ["longitude"] }),
);

export const LABELS = {
  firstName: "birth.firstName",
  lastName: "birth.lastName",
  email: "birth.email",
  mobile: "birth.mobile",
  birthDate: "birth.date",
  birthTime: "birth.time",
  location: "birth.place",
  latitude: "birth.latitude",
  longitude: "birth.longitude",
} as const satisfies Record<BirthField, MessageId>;

const REQUIRED: Readonly<Record<(typeof FIELDS)[number], MessageId>> & Partial<Record<BirthField, MessageId>> = {
  firstName: "birth.firstNameRequired",
  lastName: "birth.lastNameRequired",
  email: "birth.emailRequired",
  mobile: "birth.mobileRequired",
  birthDate: "birth.dateRequired",
  birthTime: "birth.timeRequired",
  location: "birth.placeRequired",
};

type FormCode = ErrorCode | "invalid_email" | "half_a_place" | "which_place";

const BY_CODE: { readonly [code in FormCode]?: MessageId } & { readonly [code: string]: MessageId | undefined } = {
  which_place: "birth.whichPlace",
  half_a_place: "birth.halfAPlace",
  invalid_number: "birth.coordinateInvalid",
  latitude_out_of_range: "birth.latitudeOutOfRange",
  longitude_out_of_range: "birth.longitudeOutOfRange",
  invalid_email: "birth.emailInvalid",
  text_too_long: "birth.tooLong",
  invalid_text: "birth.unseenCharacter",
  invalid_iso_date: "birth.dateInvalid",
  impossible_date: "birth.dateInvalid",
  year_out_of_range: "birth.yearOutOfRange",
  skipped_date: "birth.dateLeftOut",
  invalid_time: "birth.timeInvalid",
};

const MOST: Partial<Record<BirthField, number>> = MOST_CHARACTERS_OF_DETAILS;

/** What to say of a field the form's schema or the server refused with this code. */
export function fieldMessage(field: BirthField, code: string | undefined): MessageId {
  const missing = code === "missing_parameter" ? REQUIRED[field] : undefined;
  // Of a date or a time the number of characters says nothing.
  const isCounted = code !== "text_too_long" || MOST[field] !== undefined;
  return missing ?? (isCounted ? BY_CODE[code ?? ""] : undefined) ?? "birth.fieldRefused";
}

/** What the message about a field has in it, where its name is said as `name`. */
export const fieldFacts = (field: BirthField, name: string) => ({ name, most: MOST[field] ?? 0, ...BIRTH_YEARS });
