import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { calls, type ErrorCode, refusalOf, type UserDetails } from "./index.ts";

const PERSON = calls.upsertUser.example as UserDetails;

function codeOf(field: keyof UserDetails, value: unknown): ErrorCode | undefined {
  const body = { ...PERSON, [field]: value };
  const { error } = z.safeParse(calls.upsertUser.parameters, body);
  if (!error) return undefined;
  const refusal = refusalOf(error.issues, body);
  expect(refusal.details.field).toBe(field);
  return refusal.code;
}

const read = (field: keyof UserDetails, value: unknown): unknown =>
  z.parse(calls.upsertUser.parameters, { ...PERSON, [field]: value })[field];

describe("the details of a birth", () => {
  it.each([
    ["firstName", 100],
    ["lastName", 100],
    ["email", 254],
    ["mobile", 40],
    ["location", 300],
  ] as const)("%s has 1 to %i characters beside the spaces around it", (field, longest) => {
    expect(read(field, ` ${"x".repeat(longest)} `)).toBe("x".repeat(longest));
    expect(codeOf(field, "x".repeat(longest + 1))).toBe("text_too_long");
    for (const text of ["", "   "]) expect(codeOf(field, text)).toBe("missing_parameter");
    for (const text of ["a\nb", "a\u0000b", "a\u2028b", "\ud800"]) expect(codeOf(field, text)).toBe("invalid_text");
    for (const text of [7, null, ["x"], {}]) expect(codeOf(field, text)).toBe("invalid_text");
  });

  it("have a date that exists, in the years whose dashas we can compute", () => {
    for (const date of ["1620-01-01", "2280-12-31", "2000-02-29"]) expect(read("birthDate", date)).toBe(date);
    for (const date of ["1619-12-31", "2281-01-01"]) expect(codeOf("birthDate", date)).toBe("year_out_of_range");
    for (const date of ["1900-02-29", "1990-04-31", "1990-00-10", "1990-13-01", "1990-01-00"])
      expect(codeOf("birthDate", date)).toBe("impossible_date");
    for (const date of ["17/05/1990", "1990-5-17", "90-05-17"])
      expect(codeOf("birthDate", date)).toBe("invalid_iso_date");
  });

  it("are of a minute from 00:00 to 23:59", () => {
    for (const time of ["00:00", "23:59"]) expect(read("birthTime", time)).toBe(time);
    for (const time of ["24:00", "23:60", "6:05", "06.05"]) expect(codeOf("birthTime", time)).toBe("invalid_time");
    expect(codeOf("birthTime", "06:05:00")).toBe("text_too_long");
  });

  it.each([
    ["latitude", 90, "90.00000000000001", "latitude_out_of_range"],
    ["longitude", 180, "180.00000000000003", "longitude_out_of_range"],
  ] as const)("have a %s to %i either way", (field, most, beyond, code) => {
    for (const text of [`${most}`, `-${most}`, `+${most}`, "-0.0000001", `0.${"1".repeat(60)}`, "1e1"])
      expect(read(field, text)).toBe(text);
    for (const text of [beyond, `-${beyond}`, "1e999"]) expect(codeOf(field, text)).toBe(code);
    for (const text of [" -5 5", "north", "NaN", "0x1", "17,9", `0.${"1".repeat(61)}`])
      expect(codeOf(field, text)).toBe("invalid_number");
    expect(codeOf(field, 17.9)).toBe("invalid_text");
  });

  it("have an accuracy of 0 to 720 whole minutes, if they give one", () => {
    for (const minutes of [0, 1, 720, undefined]) expect(read("timeAccuracyMinutes", minutes)).toBe(minutes);
    for (const minutes of [-1, 721]) expect(codeOf("timeAccuracyMinutes", minutes)).toBe("size_out_of_range");
    for (const minutes of [0.5, 719.9]) expect(codeOf("timeAccuracyMinutes", minutes)).toBe("not_whole");
    for (const minutes of ["15", null]) expect(codeOf("timeAccuracyMinutes", minutes)).toBe("invalid_number");
  });

  it("have a whole point or none", () => {
    for (const field of ["latitude", "longitude"] as const) expect(codeOf(field, "")).toBe("missing_parameter");
    const nowhere = { ...PERSON, latitude: "", longitude: "" };
    expect(z.parse(calls.upsertUser.parameters, nowhere)).toEqual(nowhere);
  });

  it("have one of our languages, and a zone if it is known", () => {
    for (const language of ["english", "telugu"]) expect(read("language", language)).toBe(language);
    for (const language of ["te", "English", ""]) expect(codeOf("language", language)).toBe("unknown_language");
    expect(read("zone", undefined)).toBeUndefined();
    expect(codeOf("zone", "+05:30")).toBe("unknown_zone");
  });
});
