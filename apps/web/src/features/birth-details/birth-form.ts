import { type ErrorCode, type UserDetails, userDetails } from "@vedanga/contract";
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
export type BirthField = (typeof FIELDS)[number];

export const isBirthField = (name: string | undefined): name is BirthField => FIELDS.some((field) => field === name);

/** Where a field stands in the page. */
export const inputIdOf = (field: BirthField): string => `birth-${field}`;

/** What the form holds; the place's coordinates and zone ride along. */
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
  language: "english",
};

/** The rule of an e-mail field (HTML, "valid e-mail address"), on top of what the server accepts. */
const email = userDetails.shape.email.check(z.regex(z.regexes.html5Email, "invalid_email"));

export const birthFormSchema = z.extend(userDetails, { email });

const REQUIRED: Record<BirthField, MessageId> = {
  firstName: "birth.firstNameRequired",
  lastName: "birth.lastNameRequired",
  email: "birth.emailRequired",
  mobile: "birth.mobileRequired",
  birthDate: "birth.dateRequired",
  birthTime: "birth.timeRequired",
  location: "birth.placeRequired",
};

const BY_CODE: Partial<Record<ErrorCode | "invalid_email", MessageId>> = {
  invalid_email: "birth.emailInvalid",
  text_too_long: "birth.tooLong",
  invalid_iso_date: "birth.dateInvalid",
  impossible_date: "birth.dateInvalid",
  year_out_of_range: "birth.yearOutOfRange",
  invalid_time: "birth.timeInvalid",
};

/** What to say of a field the form's schema or the server refused with this code. */
export function fieldMessage(field: BirthField, code: string | undefined): MessageId {
  if (code === "missing_parameter") return REQUIRED[field];
  return BY_CODE[code as keyof typeof BY_CODE] ?? "birth.fieldRefused";
}
