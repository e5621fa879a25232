import { calls, HYDERABAD } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { json, standIn } from "@vedanga/testing/server/stand-in";
import { describe, expect, onTestFinished } from "vitest";
import * as z from "zod/mini";

const { cities, citiesOnDate } = calls;
interface Recorded {
  readonly id: string;
  readonly expect: Readonly<Record<string, string>>;
}
const keysOf = (id: string): string[] => {
  const found = readAuthority<readonly Recorded[]>("format-keys").find((record) => record.id === id);
  return Object.keys(found?.expect ?? {}).flatMap((path) => (/^\[\]\.\w+$/.test(path) ? [path.slice(3)] : []));
};

describe("a search for cities", () => {
  it("finds Coimbatore where it is, in the shape of the format", async ({ ask }) => {
    const reply = await ask(cities.path, { city: "coimbatore", lang: "en" });
    const { response, result_length: length } = z.parse(cities.response, reply.json());
    expect(length).toBe(response.length);
    const [first] = response;
    expect(Object.keys(first ?? {}).toSorted()).toEqual(keysOf("utilities/geo-search").toSorted());
    expect(first).toEqual({
      name: "Coimbatore",
      alternate_name: "Coimbatore, IN",
      country: "IN",
      country_name: "India",
      full_name: "Coimbatore, Tamil Nadu, IN",
      coordinates: ["11.00555000", "76.96612000"],
      tz: 5.5,
      tz_dst: 5.5,
      current_dst: false,
      tzone: ["Asia/Kolkata"],
    });
  });

  it("puts the largest first, ten at most, and none for a name that nobody has", async ({ ask }) => {
    const found = async (city: string) => z.parse(cities.response, (await ask(cities.path, { city })).json()).response;
    expect((await found("New York"))[0]).toMatchObject({ country: "US", tz: -5, tz_dst: -4, current_dst: false });
    expect(await found("ha")).toHaveLength(10);
    expect([await found(""), await found("qqqqzzzzxxxx")]).toEqual([[], []]);
    const [hyderabad] = await found("Hyderabad, Telangana");
    expect(hyderabad?.coordinates.map(Number)).toEqual([Number(HYDERABAD.lat), Number(HYDERABAD.lon)]);
  });

  it("speaks Telugu where it is asked to, and keeps the codes", async ({ ask }) => {
    const { response } = (await ask(cities.path, { city: "విజయవాడ", lang: "te" })).json();
    expect(response[0]).toMatchObject({ name: "విజయవాడ", country: "IN", country_name: "భారతదేశం" });
  });

  it("is answered by POST too, and cached only for the name of a place", async ({ app, ask }) => {
    const asked = { city: "Warangal" };
    const read = await ask(cities.path, asked);
    expect(read.headers["cache-control"]).toBe("public, max-age=3600");
    expect((await app.inject({ method: "POST", url: cities.path, payload: asked })).json()).toEqual(read.json());
    const house = await ask(cities.path, { city: "the blue house of somebody" });
    expect(house.headers["cache-control"]).toBe("no-store");
  });
});

describe("a search for cities on a date", () => {
  it("has the offset of that date, with and without summer time", async ({ ask }) => {
    const offsets = async (city: string, date: string) => {
      const { response } = z.parse(citiesOnDate.response, (await ask(citiesOnDate.path, { city, date })).json());
      return [response[0]?.tz, response[0]?.tz_dst, response[0]?.current_dst];
    };
    expect(await offsets("New York", "01/12/2024")).toEqual([-5, -4, false]);
    expect(await offsets("New York", "2024-07-01")).toEqual([-5, -4, true]);
    expect(await offsets("Santiago, Chile", "01/12/2024")).toEqual([-4, -3, true]);
    expect(await offsets("Warangal", "15/06/1943")).toEqual([5.5, 6.5, true]);
  });

  it("has the shape of the format, with the state, and is not cached", async ({ ask }) => {
    const reply = await ask(citiesOnDate.path, { city: "New York", date: "01/12/2024" });
    const [first] = z.parse(citiesOnDate.response, reply.json()).response;
    expect(Object.keys(first ?? {}).toSorted()).toEqual(keysOf("utilities/geo-search-advanced").toSorted());
    expect(first).toMatchObject({
      alternate_name: "New York City, New York, US",
      full_name: "New York City, New York, United States",
      coordinates: ["40.71427", "-74.00597"],
      tzone: "America/New_York",
      state_name: "New York",
    });
    expect(reply.headers["cache-control"]).toBe("no-store");
  });
});

describe.each([cities, citiesOnDate])("bad input to $path", ({ path }) => {
  const BAD: readonly BadQuery[] = [
    ["city", undefined, "missing_parameter"],
    ["city", "x".repeat(121), "text_too_long"],
    ["city", "a\0", "invalid_text"],
    ["lang", "x".repeat(21), "text_too_long"],
  ];
  it.for(BAD)("%s = %s is refused with %s", async (bad, { ask }) => {
    const refusal = readRefusal(await ask(path, withChange({ city: "warangal" }, bad)));
    expect(refusal).toMatchObject({ code: bad[2], field: bad[0] });
  });
});

it("refuses a date that does not exist", async ({ ask }) => {
  const refusal = readRefusal(await ask(citiesOnDate.path, { city: "warangal", date: "31/02/2024" }));
  expect(refusal).toMatchObject({ code: "impossible_date", field: "date" });
});

it("answers from its own places where the provider fails, and lets nobody cache a provider's", async () => {
  const service = await standIn(onTestFinished, (_url, reply) => json(reply, {}, 500));
  const env = { PLACES_PROVIDER: "google", GOOGLE_MAPS_KEY: "a-key-of-the-test", GOOGLE_PLACES_URL: service.origin };
  const app = await builtApp(onTestFinished, { env });
  const reply = await app.inject({ url: cities.path, query: { city: "warangal" } });
  expect(reply.json().response[0]).toMatchObject({ name: "Warangal", country: "IN", tz: 5.5 });
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect(service.heard.length).toBeGreaterThan(0);
});
