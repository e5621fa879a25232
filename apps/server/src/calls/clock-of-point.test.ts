import { type Call, calls } from "@vedanga/contract";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";

type Query = Readonly<Record<string, string>>;

const NEW_YORK: Query = { lat: "40.7128", lon: "-74.006" };
const ZONE = "America/New_York";

const PLACE_IS_OPTIONAL: readonly string[] = [
  calls.dailyMoon.path,
  calls.dailySun.path,
  calls.dailyNakshatra.path,
  calls.weeklyMoon.path,
  calls.weeklySun.path,
  calls.yearly.path,
];

/** Every call that takes a point and its clock, with a question about New York that names no clock. */
const QUESTIONS = Object.values<Call>(calls).flatMap(({ path, example }): (readonly [path: string, query: Query])[] => {
  const { tz, ...others } = (example ?? {}) as Query;
  if (tz === undefined && !PLACE_IS_OPTIONAL.includes(path)) return [];
  return [[path, { ...others, ...NEW_YORK, ...(path.endsWith("/now") && { at: "2026-07-01T12:00:00Z" }) }]];
});

const it = serverTest.extend("answerOf", { scope: "file" }, ({ app }) => async (path: string, query: Query) => {
  const { statusCode, body, headers } = await app.inject({ url: path, query });
  return { statusCode, body, keeping: headers["cache-control"] };
});

describe("a question without a clock", () => {
  it("can be put to every call of the sky that has one", () => {
    expect(QUESTIONS.length).toBeGreaterThan(15);
  });

  it.for(QUESTIONS)("is answered by the clock of its point: %s", async ([path, query], { answerOf }) => {
    const found = await answerOf(path, query);
    expect([found.statusCode, found.statusCode === 200 ? "" : found.body]).toEqual([200, ""]);
    expect(found).toEqual(await answerOf(path, { ...query, zone: ZONE }));
  });

  it("has the offset in force there and then: war time in Hyderabad, summer in New York", async ({ answerOf }) => {
    const planets = async (query: Query) => (await answerOf(calls.planetDetails.path, query)).body;
    const hyderabad = { dob: "01/06/1943", tob: "06:05", lat: "17.385", lon: "78.4867" };
    expect(await planets(hyderabad)).toBe(await planets({ ...hyderabad, tz: "6.5" }));
    expect(await planets(hyderabad)).not.toBe(await planets({ ...hyderabad, tz: "5.5" }));
    const newYork = { dob: "04/07/1996", tob: "21:40", ...NEW_YORK };
    expect(await planets(newYork)).toBe(await planets({ ...newYork, tz: "-4" }));
  });

  it("loses to a clock that is named: a zone to everything, an offset to the point", async ({ answerOf }) => {
    const planets = async (query: Query) => (await answerOf(calls.planetDetails.path, query)).body;
    const birth = { dob: "04/07/1996", tob: "21:40", ...NEW_YORK };
    const [byPoint, byOffset, byZone] = [
      await planets(birth),
      await planets({ ...birth, tz: "5.5" }),
      await planets({ ...birth, tz: "-4", zone: "Asia/Kolkata" }),
    ];
    expect(byOffset).toBe(byZone);
    expect(byOffset).not.toBe(byPoint);
  });

  it("is answered on the open sea and at the poles", async ({ answerOf }) => {
    for (const point of [
      { lat: "0", lon: "-140" },
      { lat: "90", lon: "0" },
      { lat: "-90", lon: "180" },
    ]) {
      const { statusCode } = await answerOf(calls.skyNow.path, point);
      expect(statusCode).toBe(200);
    }
  });

  it("is not cached if it names a minute: without a clock no minute is the present one", async ({ answerOf }) => {
    const day = { date: "21/11/2026", ...NEW_YORK };
    expect((await answerOf(calls.panchang.path, day)).keeping).toBe("public, max-age=3600");
    expect((await answerOf(calls.panchang.path, { ...day, time: "01:30" })).keeping).toBe("no-store");
  });
});
