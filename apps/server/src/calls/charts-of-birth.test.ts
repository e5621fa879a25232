import { type Call, calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { WARANGAL_BIRTH } from "@vedanga/testing/server/warangal-birth";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const BAD_DIVISIONS: readonly BadQuery[] = [
  ["div", "D13", "unknown_division"],
  ["transit_date", "30/02/2026", "impossible_date"],
  ["response_type", "house_array", "unknown_format"],
];

const CALLS = [
  { call: calls.divisionalCharts, more: {}, bad: BAD_DIVISIONS },
  {
    call: calls.planetaryAspects,
    more: {},
    bad: [
      ["type", "signs", "unknown_format"],
      ["aspect_response_type", "signs", "unknown_format"],
      ["node_aspects", "none", "unknown_convention"],
    ],
  },
  { call: calls.planetsInHouses, more: {}, bad: [] },
  { call: calls.friendship, more: {}, bad: [] },
  { call: calls.jaiminiKarakas, more: {}, bad: [["karakas", "nine", "unknown_convention"]] },
  {
    call: calls.aruthaPadas,
    more: {},
    bad: [
      ["arudha_lords", "three", "unknown_convention"],
      ["arudha_exception", "all", "unknown_convention"],
    ],
  },
  { call: calls.ashtakvarga, more: {}, bad: [] },
  {
    call: calls.binnashtakvarga,
    more: { planet: "Saturn" },
    bad: [
      ["planet", undefined, "missing_parameter"],
      ["planet", "Ketu", "unknown_ashtakavarga"],
    ],
  },
] as const satisfies readonly {
  readonly call: Call;
  readonly more: Readonly<Record<string, string>>;
  readonly bad: readonly BadQuery[];
}[];

describe.each(["en", "te"])("the charts of a birth in %s", (lang) => {
  it.for(CALLS)(
    "$call.path has the contract's shape, and its reasons if requested",
    async ({ call, more }, { ask }) => {
      const { path, response } = call;
      const reply = await ask(path, { ...WARANGAL_BIRTH, ...more, lang, explain: "1" });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      const answer = reply.json();
      expect(z.parse(response as z.core.$ZodType, answer)).toEqual(answer);
      expect(answer.reasons.length).toBeGreaterThan(0);
      expect((await ask(path, { ...WARANGAL_BIRTH, ...more, lang })).json()).not.toHaveProperty("reasons");
    },
  );
});

describe.each(CALLS)("bad input to $call.path", ({ call, more, bad }) => {
  it.for([...BAD_BIRTHS, ...bad])("%s = %s is refused with %s", async (query, { app }) => {
    const [parameter, , code] = query;
    const reply = await app.inject({ url: call.path, query: withChange({ ...WARANGAL_BIRTH, ...more }, query) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});

describe("the drawing of an ashtakavarga", () => {
  const url = calls.ashtakvargaChartImage.path;

  it("is SVG that nobody caches", async ({ app }) => {
    const reply = await app.inject({ url, query: { ...WARANGAL_BIRTH, planet: "Sun", style: "north" } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.body).toMatch(/^<svg /);
  });

  it.for([
    ...BAD_BIRTHS,
    ["planet", "Rahu", "unknown_ashtakavarga"],
    ["style", "round", "unknown_style"],
    ["size", "119", "size_out_of_range"],
  ] satisfies readonly BadQuery[])("%s = %s is refused with %s", async (query, { app }) => {
    const [parameter, , code] = query;
    const reply = await app.inject({ url, query: withChange(WARANGAL_BIRTH, query) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});
