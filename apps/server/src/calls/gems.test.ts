import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const WARANGAL = { dob: "17/05/1990", tob: "06:05", lat: "17.9784", lon: "79.5941", tz: "5.5" };

describe("the details of a stone", () => {
  it("come nested twice, in the contract's shape, and say the same as the suggestion of that stone, but for what it is worn for", async ({
    ask,
  }) => {
    const suggested = z.parse(
      calls.gemSuggestion.response,
      (await ask(calls.gemSuggestion.path, WARANGAL)).json(),
    ).response;
    const reply = await ask(calls.gemDetails.path, { gem: suggested.gem });
    expect(reply.statusCode).toBe(200);
    const { response } = z.parse(calls.gemDetails.response, reply.json());
    expect(response.status).toBe(true);
    // What it is worn for is this person's own.
    const { good_results: general, ...same } = response.response;
    expect(suggested).toMatchObject(same);
    expect(suggested.good_results).not.toEqual(general);
  });

  it("may be cached by anyone, and are not sent again to a client that has them", async ({ ask }) => {
    const reply = await ask(calls.gemDetails.path, { gem: "coral", lang: "te" });
    expect(reply.headers["cache-control"]).toBe("public, max-age=3600");
    const again = await ask(
      calls.gemDetails.path,
      { gem: "coral", lang: "te" },
      { "if-none-match": String(reply.headers.etag) },
    );
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const english = await ask(calls.gemDetails.path, { gem: "coral" }, { "if-none-match": String(reply.headers.etag) });
    expect(english.statusCode).toBe(200);
  });

  it.for<BadQuery>([
    ["gem", undefined, "missing_parameter"],
    ["gem", "", "missing_parameter"],
    ["gem", "amber", "unknown_gem"],
    ["gem", "Coral", "unknown_gem"],
    ["gem", "__proto__", "unknown_gem"],
    ["lang", "x".repeat(21), "text_too_long"],
    ["explain", "yes", "invalid_flag"],
  ])("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(calls.gemDetails.path, withChange({ gem: "coral" }, bad)))).toMatchObject({
      code,
      field: parameter,
    });
  });

  it("name the nine keys if another is requested", async ({ ask }) => {
    const { response } = readRefusal(await ask(calls.gemDetails.path, { gem: "amber" }));
    expect(response).toContain(
      "ruby, pearl, coral, emerald, yellow_sapphire, diamond, blue_sapphire, gomedhaka, cat_eye",
    );
  });
});

describe("the stone of a birth", () => {
  it("is not cached", async ({ ask }) => {
    const reply = await ask(calls.gemSuggestion.path, WARANGAL);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers).not.toHaveProperty("etag");
  });

  it.for<BadQuery>(BAD_BIRTHS)("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(calls.gemSuggestion.path, withChange(WARANGAL, bad)))).toMatchObject({
      code,
      field: parameter,
    });
  });
});
