import type { Place } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { meantPlace } from "./meant-place.ts";

const place = (name: string, admin = "Telangana", country = "India"): Place => ({
  id: `${name} ${admin}`,
  name,
  admin,
  country,
  lat: 17.98,
  lon: 79.59,
  zone: "Asia/Kolkata",
  population: 1,
});
const KHAMMAM = place("Khammam");

describe("if the service says how many have the name", () => {
  test("the only one is meant, whatever it is called in the language on screen", () => {
    expect(meantPlace("Vizag", { places: [place("విశాఖపట్నం", "ఆంధ్రప్రదేశ్"), KHAMMAM], exact: 1 })).toMatchObject({
      kind: "one",
      place: { name: "విశాఖపట్నం" },
    });
  });

  test("several are asked about, at most four of them", () => {
    const many = ["Oregon", "Tamil Nadu", "Ohio", "Virginia", "Indiana"].map((admin) => place("Salem", admin));
    expect(meantPlace("Salem", { places: [...many, KHAMMAM], exact: 2 })).toEqual({
      kind: "several",
      places: many.slice(0, 2),
    });
    expect(meantPlace("Salem", { places: many, exact: 28 })).toMatchObject({ places: { length: 4 } });
  });

  test("names that are only like it are asked about too, and nothing found is nothing known", () => {
    expect(meantPlace("Kham", { places: [KHAMMAM], exact: 0 })).toEqual({ kind: "several", places: [KHAMMAM] });
    expect(meantPlace("Qwxyzzy", { places: [], exact: 0 })).toEqual({ kind: "none" });
  });
});

describe("if it does not say", () => {
  const places = [KHAMMAM, place("Khammampalli")];

  test.each(["Khammam", "  khammam ", "Khammam, Telangana", "khammam, india", "Khammam,"])(
    "the whole name is one: %j",
    (typed) => {
      expect(meantPlace(typed, { places })).toEqual({ kind: "one", place: KHAMMAM });
    },
  );

  test.each(["Kham", "Khammam, Odisha"])("a part of it, or the name elsewhere, is asked about: %j", (typed) => {
    expect(meantPlace(typed, { places }).kind).toBe("several");
  });

  test("accents of Latin letters are of no weight, signs of Telugu are", () => {
    expect(meantPlace("As Salimiyah", { places: [place("As Sālimīyah", "", "Kuwait")] }).kind).toBe("one");
    expect(meantPlace("వరంగల్", { places: [place("వరంగల్"), place("వరంగల")] })).toMatchObject({ kind: "one" });
  });

  test("one name in two districts is asked about", () => {
    expect(meantPlace("Salem", { places: [place("Salem", "Tamil Nadu"), place("Salem", "Oregon")] }).kind).toBe(
      "several",
    );
  });
});
