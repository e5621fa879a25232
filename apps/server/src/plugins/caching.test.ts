import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PATHS } from "@vedanga/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtApp } from "../testing/built-app.ts";
import { endings } from "../testing/endings.ts";
import { someDetails } from "../testing/some-details.ts";
import type { App } from "./app-instance.ts";

const shared = endings();
let app: App;
beforeAll(async () => {
  app = await builtApp(shared.atEnd);
});
afterAll(shared.run);

const BIRTH = "dob=23/11/1987&tob=04:47&lat=17.9784&lon=79.5941&tz=5.5";
const DAY = "date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5";

describe("answers about the sky and the earth", () => {
  it.each([
    `${PATHS.panchang}?${DAY}`,
    `${PATHS.panchangDay}?${DAY}`,
    `${PATHS.geoSearch}?q=warangal`,
    `${PATHS.geoReverse}?lat=17.98&lon=79.6`,
    `${PATHS.geoTimezone}?lat=17.98&lon=79.6`,
    PATHS.settings,
    "/server/openapi.json",
  ])("may be kept and asked for again: %s", async (url) => {
    const first = await app.inject(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=\d{3,5}$/);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await app.inject({ url, headers: { "if-none-match": `"other", ${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers.etag).toBe(etag);
    const changed = await app.inject({ url, headers: { "if-none-match": '"other"' } });
    expect([changed.statusCode, changed.body]).toEqual([200, first.body]);
  });

  it("are reckoned once, the same for whoever asks next, and say how old they are", async () => {
    const url = `${PATHS.panchang}?${DAY}&explain=0`;
    const first = await app.inject(url);
    const again = await app.inject(url);
    expect(again.body).toBe(first.body);
    expect([first.headers.age, again.headers.age]).toEqual([undefined, "0"]);
    const whole = ["content-type", "etag", "cache-control", "content-security-policy", "x-content-type-options"];
    for (const name of whole) expect(again.headers[name], name).toBe(first.headers[name]);
    expect(again.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  it("are compressed once for all who take the same encodings, and told apart by them", async () => {
    const url = `${PATHS.panchangDay}?${DAY}&explain=0`;
    const ask = (encoding: string, tag?: string) =>
      app.inject({
        url,
        headers: { "accept-encoding": encoding, ...(tag === undefined ? {} : { "if-none-match": tag }) },
      });
    const plain = await app.inject(url);
    const first = await ask("gzip, br");
    const again = await ask("gzip, br");
    expect([first.headers.age, again.headers.age]).toEqual([undefined, "0"]);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    for (const { headers, rawPayload } of [first, again]) {
      expect([headers["content-encoding"], headers.vary]).toEqual(["br", "accept-encoding"]);
      expect(headers["content-length"]).toBe(String(rawPayload.length));
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
      expect(headers.etag).toBe(plain.headers.etag);
    }
    const zipped = await ask("gzip");
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect((await app.inject(url)).body).toBe(plain.body);
    const unchanged = await ask("gzip, br", String(first.headers.etag));
    expect([unchanged.statusCode, unchanged.body, unchanged.headers["content-encoding"]]).toEqual([304, "", undefined]);
  });

  it("have another tag when they say something else", async () => {
    const tag = async (q: string) => (await app.inject(`${PATHS.geoSearch}?q=${q}`)).headers.etag;
    expect(await tag("warangal")).not.toBe(await tag("vijayawada"));
  });

  it("are not kept when they are refusals", async () => {
    const reply = await app.inject(`${PATHS.panchang}?date=1`);
    expect([reply.statusCode, reply.headers["cache-control"], reply.headers.etag]).toEqual([
      400,
      "no-store",
      undefined,
    ]);
  });
});

describe("answers about a person", () => {
  it("are kept by nobody", async () => {
    const saved = await app.inject({ method: "POST", url: PATHS.upsertUser, payload: someDetails() });
    const replies = [
      saved,
      await app.inject({ url: PATHS.getUser, query: { id: saved.json().response.id } }),
      await app.inject(`${PATHS.planetDetails}?${BIRTH}`),
      await app.inject(`${PATHS.chartImage}?${BIRTH}`),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers.etag).toBeUndefined();
    }
  });
});
