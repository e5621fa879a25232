import type { ServerResponse } from "node:http";
import { calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { json, standIn } from "@vedanga/testing/server/stand-in";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";

const KEY = "a-key-of-the-test";

/** As documented for places:autocomplete. */
const SUGGESTIONS = {
  suggestions: [
    {
      placePrediction: {
        place: "places/ChIJ-warangal",
        placeId: "ChIJ-warangal",
        text: { text: "Warangal, Telangana, India", matches: [{ endOffset: 5 }] },
        structuredFormat: { mainText: { text: "Warangal" }, secondaryText: { text: "Telangana, India" } },
        types: ["locality", "political"],
      },
    },
  ],
};

/** As documented for places/{id}. */
const WARANGAL = {
  id: "ChIJ-warangal",
  displayName: { text: "Warangal", languageCode: "en" },
  location: { latitude: 17.9689, longitude: 79.5941 },
  addressComponents: [
    { longText: "Warangal", shortText: "Warangal", types: ["locality", "political"], languageCode: "en" },
    { longText: "Hanumakonda", shortText: "HNK", types: ["administrative_area_level_2", "political"] },
    { longText: "Telangana", shortText: "TS", types: ["administrative_area_level_1", "political"] },
    { longText: "India", shortText: "IN", types: ["country", "political"] },
  ],
};

const google = (url: URL, reply: ServerResponse): void => {
  if (url.pathname === "/v1/places:autocomplete") json(reply, SUGGESTIONS);
  else if (url.pathname === "/v1/places/ChIJ-warangal") json(reply, WARANGAL);
  else json(reply, { error: { code: 404, status: "NOT_FOUND", message: "no such place" } }, 404);
};

async function askingGoogle(answer: typeof google) {
  const service = await standIn(onTestFinished, answer);
  const env = { PLACES_PROVIDER: "google", GOOGLE_MAPS_KEY: KEY, GOOGLE_PLACES_URL: service.origin };
  const app = await builtApp(onTestFinished, { env });
  const search = async (q: string) => {
    const reply = await app.inject({ url: calls.geoSearch.path, query: { q, lang: "te" } });
    return { reply, places: z.parse(calls.geoSearch.response, reply.json()).response };
  };
  return { app, service, search };
}

describe("places by Google", () => {
  it("are searched as cities, in the requested language, and come with district, state, coordinates and zone", async () => {
    const { service, search } = await askingGoogle(google);
    const { places, reply } = await search("waran");
    expect(places).toEqual([
      {
        id: "google:ChIJ-warangal",
        name: "Warangal",
        admin: "Hanumakonda, Telangana",
        country: "India",
        lat: 17.9689,
        lon: 79.5941,
        zone: "Asia/Kolkata",
        population: 0,
      },
    ]);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const [autocomplete, details] = service.heard;
    expect(JSON.parse(autocomplete?.body ?? "")).toEqual({
      input: "waran",
      includedPrimaryTypes: ["(cities)"],
      languageCode: "te",
    });
    expect(autocomplete?.headers["x-goog-api-key"]).toBe(KEY);
    expect(details?.url).toBe("/v1/places/ChIJ-warangal?languageCode=te");
  });

  it("are found again by their id", async () => {
    const { app } = await askingGoogle(google);
    const reply = await app.inject({ url: calls.geoPlace.path, query: { id: "google:ChIJ-warangal" } });
    expect(z.parse(calls.geoPlace.response, reply.json()).response).toMatchObject({ name: "Warangal", lat: 17.9689 });
    const none = await app.inject({ url: calls.geoPlace.path, query: { id: "google:no-such" } });
    expect(readRefusal(none)).toMatchObject({ status: 404, code: "place_not_found" });
  });

  it.each<[string, typeof google]>([
    ["refuses our key", (_url, reply) => json(reply, { error: { code: 403, status: "PERMISSION_DENIED" } }, 403)],
    ["is asked too often", (_url, reply) => json(reply, { error: { code: 429, status: "RESOURCE_EXHAUSTED" } }, 429)],
    ["is out of order", (_url, reply) => json(reply, {}, 500)],
    ["hangs up", (_url, reply) => void reply.destroy()],
    ["is silent", () => {}],
    ["sends us elsewhere", (_url, reply) => void reply.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
  ])("are replaced by the embedded ones when Google %s, and Google is left in peace", async (_what, answer) => {
    const { service, search } = await askingGoogle(answer);
    expect((await search("warangal")).places[0]).toMatchObject({ name: "వరంగల్", zone: "Asia/Kolkata" });
    const asked = service.heard.length;
    expect((await search("warangal")).places[0]).toMatchObject({ name: "వరంగల్" });
    expect(service.heard).toHaveLength(asked);
  });

  it.each<[string, typeof google]>([
    ["refuses it", (_url, reply) => json(reply, { error: { code: 400, status: "INVALID_ARGUMENT" } }, 400)],
    ["answers it in another shape", (_url, reply) => json(reply, { suggestions: "none" })],
    ["answers it by no JSON", (_url, reply) => void reply.end("<html>")],
  ])("are the embedded ones for one question when Google %s, and Google's for the next", async (_what, answer) => {
    let isOdd = true;
    const { search } = await askingGoogle((url, reply) => (isOdd ? answer(url, reply) : google(url, reply)));
    expect((await search("warangal")).places[0]?.id).not.toMatch(/^google:/);
    isOdd = false;
    expect((await search("warangal")).places[0]?.id).toBe("google:ChIJ-warangal");
  });

  it("say so when one of them is requested by id and Google does not answer", async () => {
    const { app } = await askingGoogle((_url, reply) => void reply.destroy());
    const reply = await app.inject({ url: calls.geoPlace.path, query: { id: "google:ChIJ-warangal" } });
    expect(readRefusal(reply)).toMatchObject({ status: 503, code: "provider_unavailable", field: "id" });
  });
});

/** As documented for /reverse with format=jsonv2. */
const ADDRESS = {
  place_id: 1,
  licence: "Data © OpenStreetMap contributors, ODbL 1.0.",
  display_name: "Warangal, Hanamkonda, Telangana, India",
  address: { city: "Warangal", county: "Hanamkonda", state: "Telangana", country: "India", country_code: "in" },
};

async function askingNominatim(answer: (url: URL, reply: ServerResponse) => void) {
  const service = await standIn(onTestFinished, answer);
  const env = { REVERSE_PROVIDER: "nominatim", NOMINATIM_URL: `${service.origin}/nominatim/` };
  const app = await builtApp(onTestFinished, { env });
  return { service, ask: () => app.inject({ url: calls.geoReverse.path, query: { lat: "17.9689", lon: "79.5941" } }) };
}

describe("addresses by Nominatim", () => {
  it("are requested as towns, and returned in its own words", async () => {
    const { service, ask } = await askingNominatim((_url, reply) => json(reply, ADDRESS));
    expect(z.parse(calls.geoReverse.response, (await ask()).json())).toEqual({
      display_name: ADDRESS.display_name,
      address: { city: "Warangal", county: "Hanamkonda", state: "Telangana", country: "India" },
    });
    const { pathname, searchParams } = new URL(service.heard[0]?.url ?? "", "http://stand-in");
    expect(pathname).toBe("/nominatim/reverse");
    expect(Object.fromEntries(searchParams)).toEqual({
      lat: "17.9689",
      lon: "79.5941",
      zoom: "10",
      addressdetails: "1",
      format: "jsonv2",
      "accept-language": "en",
    });
  });

  it("are empty if it knows none", async () => {
    const { ask } = await askingNominatim((_url, reply) => json(reply, { error: "Unable to geocode" }));
    expect(readRefusal(await ask())).toMatchObject({ status: 404, code: "place_not_found" });
  });

  it("are replaced by the embedded ones when it fails", async () => {
    const { ask } = await askingNominatim((_url, reply) => json(reply, {}, 502));
    expect(z.parse(calls.geoReverse.response, (await ask()).json()).address.state).toBe("Telangana");
  });
});
