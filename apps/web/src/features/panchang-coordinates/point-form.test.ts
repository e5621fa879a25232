import { describe, expect, test } from "vitest";
import { FIRST_DRAFT, faultsOf, offsetIn, offsetText, pastedPoint, pointOf } from "./point-form.ts";

const DRAFT = { ...FIRST_DRAFT, date: "2026-11-21", time: "10:40" };

describe("the form of a point", () => {
  test("starts at New Delhi with the clock of India, and lacks date and time alone", () => {
    expect(faultsOf(FIRST_DRAFT)).toEqual({
      date: "panchangCoordinates.dateRequired",
      time: "panchangCoordinates.timeRequired",
    });
    expect(pointOf(DRAFT)).toEqual({
      date: { year: 2026, month: 11, day: 21 },
      time: "10:40",
      latitudeDeg: 28.6139,
      longitudeDeg: 77.209,
      offsetHours: 5.5,
    });
  });

  test.each([
    ["latitude", "", "latitudeInvalid"],
    ["latitude", "28,6,1", "latitudeInvalid"],
    ["latitude", "28.6° E", "latitudeInvalid"],
    ["latitude", "90°00'01\"", "latitudeOutOfRange"],
    ["longitude", "78°61' E", "longitudeInvalid"],
    ["latitude", "17°75′", "latitudeInvalid"],
    ["offset", "5.5° N", "offsetInvalid"],
    ["latitude", "1e1", "latitudeInvalid"],
    ["latitude", "90.0001", "latitudeOutOfRange"],
    ["latitude", "-91", "latitudeOutOfRange"],
    ["longitude", "east", "longitudeInvalid"],
    ["longitude", "180.5", "longitudeOutOfRange"],
    ["offset", "IST", "offsetInvalid"],
    ["offset", "5:75", "offsetInvalid"],
    ["offset", "17", "offsetOutOfRange"],
    ["date", "2026-02-30", "dateImpossible"],
    ["date", "1599-12-31", "yearOutOfRange"],
    ["date", "12026-01-01", "yearOutOfRange"],
    ["time", "25:00", "timeRequired"],
  ])("reports a fault for %s %j, and for no other field", (field, text, message) => {
    expect(faultsOf({ ...DRAFT, [field]: text })).toEqual({ [field]: `panchangCoordinates.${message}` });
  });

  test("takes the ends of every range, and numbers as people paste them", () => {
    expect(faultsOf({ ...DRAFT, latitude: "-90", longitude: "180", offset: "-16" })).toEqual({});
    expect(pointOf({ ...DRAFT, latitude: " −33.87° ", longitude: "౭౮,౪౮౬౭° తూ" })).toMatchObject({
      latitudeDeg: -33.87,
      longitudeDeg: 78.4867,
    });
    expect([offsetIn("5:30"), offsetIn("-3:30"), offsetIn("-0:30"), offsetIn("+5.75"), offsetIn("౫,౫")]).toEqual([
      5.5, -3.5, -0.5, 5.75, 5.5,
    ]);
  });

  test("parts the two coordinates that are pasted into one field", () => {
    const both = { latitude: "17.385", longitude: "78.4867" };
    expect(pastedPoint({ ...DRAFT, latitude: "17.385, 78.4867" })).toEqual(both);
    expect(pastedPoint({ ...DRAFT, longitude: "17.385, 78.4867" })).toEqual(both);
    expect(pastedPoint(DRAFT)).toBeUndefined();
  });

  test("shows an offset without digits that nobody typed", () => {
    expect([5.5, 5.75, 19270 / 3600, -4, 0].map(offsetText)).toEqual(["5.5", "5.75", "5.3528", "-4", "0"]);
  });
});
