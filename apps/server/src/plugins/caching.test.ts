import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { calls } from "@vedanga/contract";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import { describe, expect } from "vitest";

const BIRTH = "dob=23/11/1987&tob=04:47&lat=17.9784&lon=79.5941&tz=5.5";
const DAY = "date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5";

/** The age of an answer that was kept: how many seconds is up to the machine. */
const KEPT = expect.stringMatching(/^\d+$/);

describe("answers about the sky and the earth", () => {
  it.for([
    `${calls.panchang.path}?${DAY}`,
    `${calls.panchangDay.path}?${DAY}`,
    `${calls.geoSearch.path}?q=warangal`,
    `${calls.skyNow.path}?lat=17.385&lon=78.4867&tz=5.5`,
    calls.settings.path,
    "/server/openapi.json",
  ])("may be cached and revalidated: %s", async (url, { app }) => {
    const first = await app.inject(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=\d{2,5}$/);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await app.inject({ url, headers: { "if-none-match": `"other", ${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers.etag).toBe(etag);
    const changed = await app.inject({ url, headers: { "if-none-match": '"other"' } });
    expect([changed.statusCode, changed.body]).toEqual([200, first.body]);
  });

  it("are calculated once, the same for the next client, and say how old they are", async ({ app }) => {
    const url = `${calls.panchang.path}?${DAY}&explain=1`;
    const first = await app.inject(url);
    const again = await app.inject(url);
    expect(again.body).toBe(first.body);
    expect([first.headers.age, again.headers.age]).toEqual([undefined, KEPT]);
    const whole = ["content-type", "etag", "cache-control", "content-security-policy", "x-content-type-options"];
    for (const name of whole) expect(again.headers[name], name).toBe(first.headers[name]);
    expect(again.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  it("are compressed once for all who take the same encodings, and distinguished by them", async ({ app }) => {
    const url = `${calls.panchangDay.path}?${DAY}&explain=1`;
    const ask = (encoding: string, tag?: string) =>
      app.inject({
        url,
        headers: { "accept-encoding": encoding, ...(tag === undefined ? {} : { "if-none-match": tag }) },
      });
    const plain = await app.inject(url);
    const first = await ask("gzip, br");
    const again = await ask("gzip, br");
    expect([first.headers.age, again.headers.age]).toEqual([undefined, KEPT]);
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

  it("are found by what was understood, whatever the order, the spelling and what no call knows", async ({ app }) => {
    const ageOf = async (url: string) => (await app.inject(url)).headers.age;
    expect(await ageOf(`${calls.panchang.path}?date=22/11/2026&lat=17.4&lon=78.5&tz=5.5`)).toBeUndefined();
    for (const query of [
      "tz=5.5&lon=78.5&lat=17.4&date=22/11/2026",
      "date=22/11/2026&lat=17.4&lon=78.5&tz=5.5&asked=1&utm_source=x",
      "date=22%2F11%2F2026&lat=17.400&lon=%2B78.5&tz=5.50&lang=en&explain=false",
    ])
      expect(await ageOf(`${calls.panchang.path}?${query}`), query).toEqual(KEPT);
    for (const query of [
      "date=22/11/2026&lat=17.4&lon=78.5&tz=5.5&lang=te",
      "date=22/11/2026&lat=17.5&lon=78.4&tz=5.5",
      "date=22/11/2026&lat=17.4&lon=78.5&tz=5.5&node=true",
    ])
      expect(await ageOf(`${calls.panchang.path}?${query}`), query).toBeUndefined();
    await ageOf(calls.settings.path);
    expect(await ageOf(`${calls.settings.path}?asked=1`)).toEqual(KEPT);
  });

  it("of different calls are distinguished where the questions are the same", async ({ app }) => {
    const answers = [calls.panchang.path, calls.panchangDay.path].map((path) =>
      app.inject(`${path}?date=23/11/2026&lat=17.4&lon=78.5&tz=5.5`),
    );
    const [limbs, day] = await Promise.all(answers);
    expect(limbs?.body).not.toBe(day?.body);
  });

  it("are kept in one form for each encoding, however the client writes what it takes", async ({ app }) => {
    const url = `${calls.panchangDay.path}?date=24/11/2026&lat=17.4&lon=78.5&tz=5.5`;
    const ask = (encoding: string, more = {}) => app.inject({ url, headers: { "accept-encoding": encoding, ...more } });
    expect((await ask("gzip, deflate, br")).headers.age).toBeUndefined();
    for (const encoding of ["br", "br;q=0.9, x", "BR, gzip;q=0.3"])
      expect((await ask(encoding)).headers.age).toEqual(KEPT);
    // A header of other servers that would have the plain text kept for those who take Brotli.
    expect((await ask("br", { "x-no-compression": "1" })).headers["content-encoding"]).toBe("br");
  });

  it("are found for those who ask for the head alone", async ({ app }) => {
    const url = `${calls.panchangDay.path}?date=25/11/2026&lat=17.4&lon=78.5&tz=5.5`;
    const { headers } = await app.inject(url);
    const head = await app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body, head.headers.age]).toEqual([200, "", KEPT]);
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
    expect(head.headers.etag).toBe(headers.etag);
  });

  it("have another tag when they say something else", async ({ app }) => {
    const tag = async (q: string) => (await app.inject(`${calls.geoSearch.path}?q=${q}`)).headers.etag;
    expect(await tag("warangal")).not.toBe(await tag("vijayawada"));
  });

  it("are not kept when they are refusals", async ({ app }) => {
    const reply = await app.inject(`${calls.panchang.path}?date=1`);
    expect([reply.statusCode, reply.headers["cache-control"], reply.headers.etag]).toEqual([
      400,
      "no-store",
      undefined,
    ]);
  });
});

describe("answers about a person", () => {
  it.for([
    [`${calls.panchang.path}?date=17/05/1990&lat=17.385&lon=78.4867&tz=5.5`, "dob=17/05/1990"],
    [`${calls.dailyMoon.path}?zodiac=3&date=21/11/2026&type=big`, "tob=06:05"],
    [`${calls.gemDetails.path}?gem=emerald`, "view=x"],
  ] as const)("do not say whether anyone asked before: %s, then with %s", async ([url, more], { app }) => {
    await app.inject(url);
    expect((await app.inject(url)).headers.age).toEqual(KEPT);
    for (const tag of [undefined, '"x", *']) {
      const reply = await app.inject({
        url: `${url}&${more}`,
        headers: tag === undefined ? {} : { "if-none-match": tag },
      });
      const { "cache-control": cached, age, etag } = reply.headers;
      expect([reply.statusCode, cached, age, etag]).toEqual([200, "no-store", undefined, undefined]);
    }
  });

  it("are not cached", async ({ app }) => {
    const saved = await app.inject({ method: "POST", url: calls.upsertUser.path, payload: someDetails() });
    const replies = [
      saved,
      await app.inject({ url: calls.getUser.path, query: { id: saved.json().response.id } }),
      await app.inject(`${calls.planetDetails.path}?${BIRTH}`),
      await app.inject(`${calls.chartImage.path}?${BIRTH}`),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers.etag).toBeUndefined();
    }
  });
});
