import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const WARANGAL = { dob: "17/05/1990", tob: "06:05", lat: "17.9784", lon: "79.5941", tz: "5.5" };
const NEW_JERSEY = {
  dob: "04/07/1985",
  tob: "23:30",
  lat: "40.7282",
  lon: "-74.0776",
  tz: "5.5",
  zone: "America/New_York",
};

describe("the planets at a birth", () => {
  it.for([WARANGAL, NEW_JERSEY])("come in the contract's shape: %o", async (birth, { ask }) => {
    const reply = await ask(calls.planetDetails.path, birth);
    expect(reply.statusCode).toBe(200);
    const { response } = z.parse(calls.planetDetails.response, reply.json());
    expect([response["0"].full_name, response["1"].full_name, response["9"].full_name]).toEqual([
      "Ascendant",
      "Sun",
      "Ketu",
    ]);
  });

  it("follow the zone and not the offset where a zone is given", async ({ ask }) => {
    const lagna = async (changes: Record<string, string>) =>
      (await ask(calls.planetDetails.path, { ...NEW_JERSEY, ...changes })).json().response["0"].global_degree;
    expect(await lagna({ tz: "-4" })).toBe(await lagna({ tz: "5.5" }));
    const { zone: _none, ...withoutZone } = NEW_JERSEY;
    const byOffset = (await ask(calls.planetDetails.path, { ...withoutZone, tz: "-4" })).json().response["0"]
      .global_degree;
    expect(byOffset).toBe(await lagna({}));
  });
});

describe("the chart of a birth", () => {
  it.for(["D1", "D9"])("%s is an SVG document of the requested size", async (div, { ask }) => {
    const reply = await ask(calls.chartImage.path, { ...WARANGAL, div, size: "450", font_size: "20", color: "orange" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(reply.body).toMatch(/<svg [^>]*width="450"/);
    expect(reply.body.trim()).toMatch(/<\/svg>$/);
  });

  it.for<Record<string, string>>([
    { style: "north", div: "D60" },
    { style: "north", div: "kp_chalit", lang: "te" },
    { style: "south", div: "transit", transit_date: "21/11/2026" },
  ])("is drawn as asked: %o", async (asked, { ask }) => {
    const reply = await ask(calls.chartImage.path, { ...WARANGAL, ...asked, explain: "1" });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`class="chart chart-${asked.style} `);
    expect(reply.body).toContain("&quot;reasons&quot;");
  });

  it.for(["png", "utf8", "base64", ""])("is the same SVG for the format %s", async (format, { ask }) => {
    const reply = await ask(calls.chartImage.path, { ...WARANGAL, format });
    expect(reply.body).toBe((await ask(calls.chartImage.path, WARANGAL)).body);
  });

  it("lets no parameter become markup", async ({ ask }) => {
    const crafted = { color: `"><script>alert(1)</script>`, font_style: `x" onload="alert(1)` };
    const reply = await ask(calls.chartImage.path, { ...WARANGAL, ...crafted });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain("alert(1)");
    expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.for<BadQuery>([
    ["div", "D13", "unknown_division"],
    ["div", "d1", "unknown_division"],
    ["style", "west", "unknown_style"],
    ["transit_date", "31/02/2026", "impossible_date"],
    ["transit_date", "01/01/2401", "year_out_of_range"],
    ["size", "1", "size_out_of_range"],
    ["size", "100000", "size_out_of_range"],
    ["font_size", "big", "invalid_number"],
    ["stroke", "0", "size_out_of_range"],
    ["color", "x".repeat(41), "text_too_long"],
    ["font_style", "x".repeat(61), "text_too_long"],
    ["colorful_planets", "yes", "invalid_flag"],
  ])("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    const reply = await ask(calls.chartImage.path, withChange(WARANGAL, bad));
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});

describe("the ascendant of a birth", () => {
  it("comes as a list of one in the contract's shape", async ({ ask }) => {
    const reply = await ask(calls.ascendantReport.path, NEW_JERSEY);
    expect(reply.statusCode).toBe(200);
    const { response } = z.parse(calls.ascendantReport.response, reply.json());
    const details = (await ask(calls.planetDetails.path, NEW_JERSEY)).json().response;
    expect(response[0]).toMatchObject({ ascendant: details["0"].zodiac, ascendant_lord: details["0"].zodiac_lord });
  });
});

describe.each([calls.planetDetails.path, calls.ascendantReport.path])("%s", (url) => {
  it("is not cached", async ({ ask }) => {
    expect((await ask(url, WARANGAL)).headers["cache-control"]).toBe("no-store");
  });

  it("says why where that is asked, in the language of the answer", async ({ ask }) => {
    expect((await ask(url, WARANGAL)).json()).not.toHaveProperty("reasons");
    const { reasons } = (await ask(url, { ...WARANGAL, explain: "1", lang: "te" })).json();
    expect(reasons.length).toBeGreaterThan(5);
    for (const { text } of reasons) expect(text).toMatch(/^[^A-Za-z]+$/);
  });
});

describe.each([calls.planetDetails.path, calls.ascendantReport.path, calls.chartImage.path])(
  "bad input to %s",
  (url) => {
    it.for<BadQuery>(BAD_BIRTHS)("%s = %s is refused with %s", async (bad, { ask }) => {
      const [parameter, , code] = bad;
      expect(readRefusal(await ask(url, withChange(WARANGAL, bad)))).toMatchObject({ code, field: parameter });
    });
  },
);
