import { ANJALI } from "@vedanga/testing/people";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { en } from "#i18n/catalogue/en.ts";
import { te } from "#i18n/catalogue/te.ts";
import {
  type BirthForm,
  birthFormSchema,
  EMPTY_FORM,
  FIELDS,
  fieldFacts,
  fieldMessage,
  isBirthField,
} from "./birth-form.ts";

const FILLED: BirthForm = {
  ...EMPTY_FORM,
  firstName: ANJALI.firstName,
  lastName: ANJALI.lastName,
  email: ANJALI.email,
  mobile: ANJALI.mobile,
  birthDate: ANJALI.birthDate,
  birthTime: ANJALI.birthTime,
  location: "Warangal",
};

/** What the form would say of each field, in English. */
function complaints(form: BirthForm): Record<string, string> {
  const { error } = z.safeParse(birthFormSchema, form);
  const firsts = (error?.issues ?? []).toReversed().map(({ path: [field], message }) => [String(field), message]);
  return Object.fromEntries(
    firsts.map(([field = "", code]) => [field, isBirthField(field) ? en[fieldMessage(field, code)] : `${code}`]),
  );
}

describe("the birth form", () => {
  test("names every empty field in the specified words", () => {
    expect(complaints(EMPTY_FORM)).toEqual({
      firstName: "First Name is required",
      lastName: "Last Name is required",
      email: "Email is required",
      mobile: "Mobile Number is required",
      birthDate: "Birth Date is required",
      birthTime: "Birth Time is required",
      location: "Birth Location is required",
    });
  });

  test.each(FIELDS)("takes spaces alone in %s for nothing", (field) => {
    expect(Object.keys(complaints({ ...FILLED, [field]: "   " }))).toEqual([field]);
  });

  test("takes a place that was typed and not chosen", () => {
    expect(complaints(FILLED)).toEqual({});
  });

  test("asks an e-mail address to be one, as an e-mail field does, and a mobile number nothing", () => {
    expect(complaints({ ...FILLED, email: "anjali" })).toEqual({ email: en["birth.emailInvalid"] });
    expect(complaints({ ...FILLED, mobile: "ask at home" })).toEqual({});
  });

  test("refuses a year outside the range and a date that does not exist", () => {
    expect(complaints({ ...FILLED, birthDate: "1599-01-01" })).toEqual({ birthDate: en["birth.yearOutOfRange"] });
    expect(complaints({ ...FILLED, birthDate: "1990-02-31" })).toEqual({ birthDate: en["birth.dateInvalid"] });
  });

  test("does not call a date or a time missing that is typed and has no value", () => {
    expect(complaints({ ...FILLED, birthDate: "?", birthTime: "?" })).toEqual({
      birthDate: en["birth.dateInvalid"],
      birthTime: en["birth.timeInvalid"],
    });
  });

  test.each(["firstName", "lastName", "mobile", "location"] as const)(
    "names %s and its limit if it is too long",
    (field) => {
      const { most } = fieldFacts(field, "");
      expect(complaints({ ...FILLED, [field]: "a".repeat(most) })).toEqual({});
      expect(complaints({ ...FILLED, [field]: "a".repeat(most + 1) })).toEqual({ [field]: en["birth.tooLong"] });
      for (const { "birth.tooLong": words } of [en, te]) expect(words).toMatch(/\{name\}.*\{most\}/);
    },
  );

  test("says no number of characters of a date or a time", () => {
    expect(fieldMessage("birthDate", "text_too_long")).toBe("birth.fieldRefused");
  });

  test("refuses invisible characters in a text, and accepts the joiners of Telugu", () => {
    expect(complaints({ ...FILLED, lastName: "Anjali\tRao" })).toEqual({ lastName: en["birth.unseenCharacter"] });
    expect(complaints({ ...FILLED, lastName: "రాజ్\u200cకుమార్" })).toEqual({});
  });

  test("has a word for a refusal it does not know", () => {
    expect(en[fieldMessage("email", "internal_error")]).toBe(en["birth.fieldRefused"]);
    expect(en[fieldMessage("email", undefined)]).toBe(en["birth.fieldRefused"]);
  });
});
