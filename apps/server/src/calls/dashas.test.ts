import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { WARANGAL_BIRTH } from "@vedanga/testing/server/warangal-birth";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

describe.each(["en", "te"])("the periods of a life in %s", (lang) => {
  it.for([
    [calls.mahaDasha.path, calls.mahaDasha.response, {}],
    [calls.antarDasha.path, calls.antarDasha.response, {}],
    [calls.dashaLevels.path, calls.dashaLevels.response, { path: "Saturn/Mercury", depth: "5" }],
    [calls.mahaDashaEnds.path, calls.mahaDashaEnds.response, {}],
    [calls.paryantarDasha.path, calls.paryantarDasha.response, {}],
    [calls.specificSubDasha.path, calls.specificSubDasha.response, { md: "Saturn", ad: "mercury" }],
    [calls.currentMahadasha.path, calls.currentMahadasha.response, {}],
    [calls.currentMahadashaFull.path, calls.currentMahadashaFull.response, {}],
  ] as const)(
    "%s has the contract's shape, is not cached, and has its reasons if requested",
    async ([url, shape, more], { ask }) => {
      const reply = await ask(url, { ...WARANGAL_BIRTH, ...more, lang, explain: "1" });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      const { reasons = [] } = z.parse(shape, reply.json());
      expect(reasons.length).toBeGreaterThan(0);
      expect((await ask(url, { ...WARANGAL_BIRTH, ...more, lang })).json()).not.toHaveProperty("reasons");
    },
  );
});

describe("calls of one birth", () => {
  it("agree: the parts of Saturn are its antardashas and end on their dates", async ({ ask }) => {
    const levels = (await ask(calls.dashaLevels.path, { ...WARANGAL_BIRTH, path: "Saturn" })).json().response.periods;
    const { antardashas, antardasha_order } = (await ask(calls.antarDasha.path, WARANGAL_BIRTH)).json().response;
    const saturn = antardashas.findIndex(([first]: string[]) => first === "Saturn/Saturn");
    expect(levels.map(({ path }: { path: string }) => path)).toEqual(antardashas[saturn]);
    const dates = levels.map(({ end }: { end: string }) => new Date(`${end.slice(0, 10)}T00:00:00Z`));
    expect(dates.map((date: Date) => date.getUTCDate())).toEqual(
      antardasha_order[saturn].map((date: string) => new Date(`${date} UTC`).getUTCDate()),
    );
  });
});

it("refuses a lord of a lower level without the one above it", async ({ app }) => {
  const url = calls.specificSubDasha.path;
  const reply = await app.inject({ url, query: { ...WARANGAL_BIRTH, md: "Saturn", pd: "Sun" } });
  expect(readRefusal(reply)).toMatchObject({ code: "missing_parameter", field: "ad" });
});

it("opens the period that runs by the lords it was told", async ({ ask }) => {
  const { response } = (await ask(calls.currentMahadashaFull.path, { ...WARANGAL_BIRTH, lang: "te" })).json();
  const { major, minor } = response.order_of_dashas;
  const parts = await ask(calls.specificSubDasha.path, { ...WARANGAL_BIRTH, md: major.name, ad: minor.name });
  const named = response.paryantardasha.map(({ name, start, end }: Record<string, string>) => ({ name, start, end }));
  expect(parts.json().response).toEqual({ paryantardasha: named, mahadasha: major.name, antardasha: minor.name });
});

const CALLS: readonly (readonly [url: string, others: readonly BadQuery[]])[] = [
  [calls.mahaDasha.path, []],
  [calls.antarDasha.path, []],
  [calls.mahaDashaEnds.path, []],
  [calls.paryantarDasha.path, []],
  [
    calls.specificSubDasha.path,
    [
      ["md", "Pluto", "unknown_lord"],
      ["md", "__proto__", "unknown_lord"],
      ["md", "x".repeat(500), "unknown_lord"],
    ],
  ],
  [calls.currentMahadasha.path, [["dob", "17/05/1850", "no_period"]]],
  [calls.currentMahadashaFull.path, [["dob", "17/05/2150", "no_period"]]],
  [
    calls.dashaLevels.path,
    [
      ["path", "Saturn/", "unknown_period"],
      ["path", "Saturn/Pluto", "unknown_period"],
      ["path", "Saturn/Saturn/Saturn/Saturn/Saturn", "unknown_period"],
      ["path", "x".repeat(500), "unknown_period"],
      ["path", "__proto__", "unknown_period"],
      ["depth", "0", "size_out_of_range"],
      ["depth", "6", "size_out_of_range"],
      ["depth", "1.5", "not_whole"],
      ["depth", "4", "size_out_of_range"],
      ["depth", "deep", "invalid_number"],
    ],
  ],
];

describe.each(CALLS)("bad input to %s", (url, others) => {
  it.for([...BAD_BIRTHS, ...others])("%s = %s is refused with %s", async (bad, { app }) => {
    const [parameter, , code] = bad;
    const reply = await app.inject({ url, query: withChange(WARANGAL_BIRTH, bad) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});
