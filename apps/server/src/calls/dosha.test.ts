import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const WARANGAL = { dob: "17/05/1990", tob: "06:05", lat: "17.9784", lon: "79.5941", tz: "5.5" };
/** The hour of independence: all seven between Rahu in the ascendant and Ketu. */
const DELHI_1947 = { dob: "15/08/1947", tob: "00:00", lat: "28.6139", lon: "77.209", tz: "5.5" };

describe("Mangal dosha", () => {
  it("has the contract's shape, its score the sum of its reasons", async ({ ask }) => {
    const reply = await ask(calls.mangalDosha.path, { ...DELHI_1947, explain: "1" });
    expect(reply.statusCode).toBe(200);
    const { response, reasons = [] } = z.parse(calls.mangalDosha.response, reply.json());
    expect(response.factors.mars).toMatch(/2nd house from the ascendant/);
    const scored = reasons.filter(({ about }) => about === "score");
    expect(scored.reduce((sum, { points = Number.NaN }) => sum + points, 0)).toBe(response.score);
  });
});

describe("Kaalsarp dosha", () => {
  it("is found in the chart of India's independence: Anant, Rahu in the ascendant", async ({ ask }) => {
    const reply = await ask(calls.kaalsarpDosha.path, { ...DELHI_1947, lang: "te" });
    expect(reply.statusCode).toBe(200);
    expect(z.parse(calls.kaalsarpDosha.response, reply.json()).response).toMatchObject({
      is_dosha_present: true,
      dosha_type: "Anant",
      dosha_direction: "Ascending",
      rahu_ketu_axis: "1-7",
    });
  });

  it("leaves three fields out if it is absent", async ({ ask }) => {
    const { response, ...beside } = (await ask(calls.kaalsarpDosha.path, WARANGAL)).json();
    expect(Object.keys(response)).toEqual(["is_dosha_present", "bot_response", "remedies"]);
    expect(Object.keys(beside)).toEqual(expect.arrayContaining(["outside", "is_near_miss"]));
  });
});

describe("pitra dosha", () => {
  it("has effects and practices only where it is present", async ({ ask }) => {
    const { response } = (await ask(calls.pitraDosh.path, { ...WARANGAL, dob: "11/12/1998", tob: "11:40" })).json();
    expect(Object.keys(response)).toEqual(["is_dosha_present", "bot_response"]);
    const found = (await ask(calls.pitraDosh.path, { ...WARANGAL, lang: "te" })).json().response;
    expect(z.parse(calls.pitraDosh.response.shape.response, found)).toMatchObject({ is_dosha_present: true });
    expect(found.remedies).toHaveLength(5);
  });
});

describe.each(
  [calls.mangalDosha, calls.kaalsarpDosha, calls.manglikDosh, calls.pitraDosh, calls.papasamaya].map(
    ({ path }) => path,
  ),
)("%s", (url) => {
  it("is not cached", async ({ ask }) => {
    const reply = await ask(url, WARANGAL);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers).not.toHaveProperty("etag");
  });

  it("gives reasons only if they are requested", async ({ ask }) => {
    expect((await ask(url, WARANGAL)).json()).not.toHaveProperty("reasons");
    expect((await ask(url, { ...WARANGAL, explain: "true" })).json().reasons.length).toBeGreaterThan(0);
  });

  it.for<BadQuery>(BAD_BIRTHS)("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(url, withChange(WARANGAL, bad)))).toMatchObject({ code, field: parameter });
  });
});
