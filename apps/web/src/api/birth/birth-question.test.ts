import { RAVI } from "@vedanga/testing/people";
import { describe, expect, test } from "vitest";
import { callParameters, DEFAULT_CONVENTIONS } from "../conventions/conventions.ts";
import { conventionsOf } from "../conventions/remembered-conventions.ts";
import { clockOf, clockQuestion } from "./birth-clock.ts";
import { birthQuery } from "./birth-query.ts";
import { birthQuestion } from "./birth-question.ts";

/** As those who were kept before a place came with its zone. */
const { zone: _, ...JERSEY_CITY } = RAVI;

describe("the parameters of a report call", () => {
  test("is the wall time, the point and the zone that came with the chosen place", () => {
    expect(birthQuestion({ ...JERSEY_CITY, zone: "America/New_York" }, "en", {})).toEqual({
      dob: "04/07/1996",
      tob: "21:40",
      location: "Jersey City, New Jersey, United States",
      lat: 40.7282,
      lon: -74.0776,
      zone: "America/New_York",
      lang: "en",
    });
  });

  test("names no clock if none was chosen: the server finds the clock of the point", () => {
    const { tz, zone } = birthQuestion(JERSEY_CITY, "en", {});
    expect([tz, zone]).toEqual([undefined, undefined]);
  });

  test("is the specified substitute, without a zone, if the place was not located", () => {
    const nowhere = { ...JERSEY_CITY, latitude: "", longitude: "", zone: "America/New_York" };
    expect(clockQuestion(nowhere)).toBeNull();
    const { lat, lon, tz, zone, lang } = birthQuestion(nowhere, "te", {});
    expect([lat, lon, tz, zone, lang]).toEqual([18.9333, 72.8166, 5.5, undefined, "te"]);
  });
});

describe("the conventions of a question", () => {
  test("are left out where they are the usual ones, and given where they are the reader's own", () => {
    expect(birthQuestion(JERSEY_CITY, "en", callParameters(DEFAULT_CONVENTIONS))).not.toHaveProperty("conventions");
    const own = callParameters(conventionsOf("ayanamsa=raman&node=true&months=purnimanta"));
    const question = birthQuestion(JERSEY_CITY, "en", own);
    expect(question.conventions).toEqual({ ayanamsa: "raman", node: "true" });
    expect(birthQuery(question)).toMatchObject({ ayanamsa: "raman", node: "true" });
  });
});

describe("the clock shown beside a birth", () => {
  test("is requested at the wall time of the birth, of the zone that was chosen or else of the point", () => {
    const asked = { lat: "40.728200", lon: "-74.077600", local: "1996-07-04T21:40" };
    expect(clockQuestion(JERSEY_CITY)).toEqual(asked);
    const zone = "America/New_York";
    expect(clockQuestion({ ...JERSEY_CITY, zone })).toEqual({ ...asked, zone });
  });

  test("is the offset in force there and then, with what summer adds", () => {
    const timeZoneId = "America/New_York";
    const clock = clockOf({ status: "OK", rawOffset: -5 * 3600, dstOffset: 3600, timeZoneId, timeZoneName: "EDT" });
    expect(clock).toMatchObject({ zone: timeZoneId, offsetSeconds: -4 * 3600, advanceSeconds: 3600 });
  });
});
