import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { WARANGAL_BIRTH } from "@vedanga/testing/server/warangal-birth";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const OF_YOGINIS = [calls.yoginiDashaMain, calls.yoginiDashaSub];
const OF_SIGNS = [calls.charDashaMain, calls.charDashaCurrent, calls.charDashaSub];

describe.each(["en", "te"])("the dashas beside Vimshottari in %s", (lang) => {
  it.for([...OF_YOGINIS, ...OF_SIGNS])(
    "$path has the contract's shape, and its reasons if requested",
    async (call, { ask }) => {
      const { path, response } = call;
      const reply = await ask(path, { ...WARANGAL_BIRTH, lang, explain: "1" });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      const answer = reply.json();
      expect(z.parse(response as z.core.$ZodType, answer)).toEqual(answer);
      expect(answer.reasons.length).toBeGreaterThan(0);
      expect((await ask(path, { ...WARANGAL_BIRTH, lang })).json()).not.toHaveProperty("reasons");
    },
  );
});

it("says by which lords the years of the signs were counted", async ({ ask }) => {
  for (const { path } of OF_SIGNS) {
    expect((await ask(path, WARANGAL_BIRTH)).json().chara_lords).toBe("two");
    expect((await ask(path, { ...WARANGAL_BIRTH, chara_lords: "one" })).json().chara_lords).toBe("one");
  }
});

const LORDS: readonly BadQuery[] = [
  ["chara_lords", "three", "unknown_convention"],
  ["chara_lords", "Two", "unknown_convention"],
];

describe.each([
  [calls.yoginiDashaMain.path, BAD_BIRTHS],
  [calls.yoginiDashaSub.path, BAD_BIRTHS],
  [calls.charDashaMain.path, [...BAD_BIRTHS, ...LORDS]],
  [calls.charDashaCurrent.path, [...BAD_BIRTHS, ...LORDS]],
  [calls.charDashaSub.path, [...BAD_BIRTHS, ...LORDS]],
] as const)("bad input to %s", (url, bad) => {
  it.for(bad)("%s = %s is refused with %s", async (query, { app }) => {
    const [parameter, , code] = query;
    const reply = await app.inject({ url, query: withChange(WARANGAL_BIRTH, query) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});
