import { type Call, calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { serverTest } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import type { InjectOptions } from "fastify";
import { describe, expect, onTestFinished } from "vitest";

const NAMED = "https://astro.example";
const it = serverTest.extend("open", { scope: "file" }, ({ atEnd }) =>
  builtApp(atEnd, { env: { CORS_ORIGINS: `${NAMED}, http://localhost:3000` } }),
);

const DAY = { url: calls.panchang.path, query: { date: "19/03/2026" } };
const CHART = { url: calls.planetDetails.path, query: calls.planetDetails.example as Record<string, string> };
const from = (request: InjectOptions, origin: string): InjectOptions => ({ ...request, headers: { origin } });
const grants = (headers: object): string[] => Object.keys(headers).filter((name) => name.startsWith("access-control"));

/** All calls that keep, read or erase a record, or a person's days by a key of one. */
const OF_RECORDS: readonly Call[] = [
  calls.getUser,
  calls.upsertUser,
  calls.eraseUser,
  calls.shareUser,
  calls.viewUser,
  calls.ownCalendar,
];
const OTHERS = ["https://elsewhere.example", "null", "https://astro.example.evil.example", "http://astro.example", ""];

describe("a page of a named origin", () => {
  it("may read an answer by GET and by POST, a refusal too, and no other page is named in it", async ({ open }) => {
    for (const request of [DAY, CHART, { ...CHART, query: {} }]) {
      const { headers } = await open.inject(from(request, NAMED));
      expect(headers["access-control-allow-origin"]).toBe(NAMED);
      expect(headers).not.toHaveProperty("access-control-allow-credentials");
      expect(headers.vary).toMatch(/\borigin\b/);
    }
    const posted = await open.inject({
      method: "POST",
      url: CHART.url,
      payload: CHART.query,
      headers: { origin: "http://localhost:3000" },
    });
    expect([posted.statusCode, posted.headers["access-control-allow-origin"]]).toEqual([200, "http://localhost:3000"]);
  });

  it("is told before it posts what it may send", async ({ open }) => {
    const { statusCode, headers, body } = await open.inject({
      method: "OPTIONS",
      url: CHART.url,
      headers: {
        origin: NAMED,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    expect([statusCode, body]).toEqual([204, ""]);
    expect(headers).toMatchObject({
      "access-control-allow-origin": NAMED,
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-allow-headers": "content-type",
      "cache-control": "no-store",
    });
    expect(headers.vary).toMatch(/\borigin\b/);
  });

  it("gets what is kept here with its own name, whoever asked before", async ({ open }) => {
    const ask = async (origin: string | undefined) =>
      (await open.inject(origin === undefined ? DAY : from(DAY, origin))).headers;
    await ask(undefined);
    const [named, other, none] = [await ask(NAMED), await ask("https://elsewhere.example"), await ask(undefined)];
    expect([named.age, other.age, none.age].every((age) => age !== undefined)).toBe(true);
    expect(named["access-control-allow-origin"]).toBe(NAMED);
    expect([...grants(other), ...grants(none)]).toEqual([]);
    for (const { vary } of [named, other, none]) expect(vary).toMatch(/^accept-encoding, origin$/);
    expect((await ask("http://localhost:3000"))["access-control-allow-origin"]).toBe("http://localhost:3000");
  });

  it("counts in the limit as anybody, and may read that it was reached", async () => {
    const app = await builtApp(onTestFinished, { env: { CORS_ORIGINS: NAMED, RATE_LIMIT_PER_MINUTE: "2" } });
    const preflight: InjectOptions = {
      method: "OPTIONS",
      url: DAY.url,
      headers: { origin: NAMED, "access-control-request-method": "POST" },
    };
    const statuses = [];
    for (const request of [preflight, from(DAY, NAMED), from(DAY, NAMED)])
      statuses.push((await app.inject(request)).statusCode);
    expect(statuses).toEqual([204, 200, 429]);
    expect((await app.inject(from(DAY, NAMED))).headers["access-control-allow-origin"]).toBe(NAMED);
  });

  it.for(OF_RECORDS)("gets nothing of $path", async ({ method, path }, { open }) => {
    const payload =
      method === "POST" ? { payload: someDetails() } : { query: { id: "A".repeat(43), view: "A".repeat(43) } };
    const asked = await open.inject({ method, url: path, headers: { origin: NAMED }, ...payload });
    const preflight = await open.inject({
      method: "OPTIONS",
      url: path,
      headers: { origin: NAMED, "access-control-request-method": method },
    });
    expect([...grants(asked.headers), ...grants(preflight.headers)]).toEqual([]);
    expect(preflight.statusCode).toBe(405);
  });
});

describe("a page of any other origin", () => {
  it.for(OTHERS)("is answered as a program is and may read nothing: %s", async (origin, { open }) => {
    const { statusCode, headers } = await open.inject(from(CHART, origin));
    expect([statusCode, grants(headers)]).toEqual([200, []]);
    const preflight = await open.inject({
      method: "OPTIONS",
      url: CHART.url,
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect([preflight.statusCode, preflight.json().code, grants(preflight.headers)]).toEqual([
      405,
      "method_not_allowed",
      [],
    ]);
  });

  it("finds no trace of it where the operator names none", async ({ app }) => {
    const { headers } = await app.inject(from(DAY, NAMED));
    expect(grants(headers)).toEqual([]);
    expect(headers.vary).toBe("accept-encoding");
    const preflight = { method: "OPTIONS", url: DAY.url, headers: { origin: NAMED } } as const;
    expect((await app.inject(preflight)).statusCode).toBe(405);
  });
});
