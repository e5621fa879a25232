import type { UserDetails } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { clockOf, clockQuestion, UNLOCATED_CLOCK } from "./birth-clock.ts";
import { birthQuestion } from "./birth-question.ts";

const JERSEY_CITY: UserDetails = {
  firstName: "Ravi",
  lastName: "Kumar",
  email: "ravi@example.org",
  mobile: "0000000001",
  birthDate: "1996-07-04",
  birthTime: "21:40",
  location: "Jersey City, New Jersey, United States",
  latitude: "40.728200",
  longitude: "-74.077600",
  language: "english",
};

const answer = (rawOffset: number, dstOffset: number, timeZoneId: string) =>
  clockOf({ status: "OK", rawOffset, dstOffset, timeZoneId, timeZoneName: timeZoneId });

describe("what a report call is told", () => {
  test("is the wall time with the offset in force there and then, and the zone", () => {
    const summer = answer(-5 * 3600, 3600, "America/New_York");
    expect(birthQuestion(JERSEY_CITY, summer, "en")).toEqual({
      dob: "04/07/1996",
      tob: "21:40",
      location: "Jersey City, New Jersey, United States",
      lat: 40.7282,
      lon: -74.0776,
      tz: -4,
      zone: "America/New_York",
      lang: "en",
    });
  });

  test("is the offset unrounded: India's war time, Kathmandu, and Calcutta before 1906", () => {
    const tz = (seconds: number) => birthQuestion(JERSEY_CITY, answer(seconds, 0, "Asia/Kolkata"), "en").tz;
    expect(tz(6.5 * 3600)).toBe(6.5);
    expect(tz(5.75 * 3600)).toBe(5.75);
    expect(tz(19_270)).toBe(19_270 / 3600);
  });

  test("is the specified stand-in, without a zone, where the place was not located", () => {
    const nowhere = { ...JERSEY_CITY, latitude: "", longitude: "" };
    expect(clockQuestion(nowhere)).toBeNull();
    expect(birthQuestion(nowhere, UNLOCATED_CLOCK, "te")).toMatchObject({
      lat: 18.9333,
      lon: 72.8166,
      tz: 5.5,
      zone: undefined,
      lang: "te",
    });
  });

  test("asks for the clock at the wall time of the birth", () => {
    expect(clockQuestion(JERSEY_CITY)).toEqual({ lat: "40.728200", lon: "-74.077600", local: "1996-07-04T21:40" });
  });
});
