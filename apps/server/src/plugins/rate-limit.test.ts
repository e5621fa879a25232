import { calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { someBuild } from "@vedanga/testing/server/some-build";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { DOCS_PATH } from "../features/docs/docs.ts";
import { METRICS_PATH } from "./metrics.ts";

const limited = (env: NodeJS.ProcessEnv = {}) =>
  builtApp(onTestFinished, { env: { RATE_LIMIT_PER_MINUTE: "3", ...env } });

describe("an address that asks too often", () => {
  it("has to wait, and learns for how long", async () => {
    const app = await limited();
    for (let call = 0; call < 3; call++) expect((await app.inject(calls.settings.path)).statusCode).toBe(200);
    const reply = await app.inject(calls.settings.path);
    expect(readRefusal(reply)).toMatchObject({ status: 429, code: "rate_limited" });
    const wait = Number(reply.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it("waits no longer than a minute, though the clock of the day be set back or forth", async () => {
    const today = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(today);
    onTestFinished(() => clock.mockRestore());
    const app = await limited();
    for (let call = 0; call < 3; call++) await app.inject(calls.getUser.path);
    for (const days of [-1, 1]) {
      clock.mockReturnValue(today + days * 86_400_000);
      const reply = await app.inject(calls.getUser.path);
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(60);
    }
  });

  it("is counted over all calls together, refused and unknown ones too", async () => {
    const app = await limited();
    await app.inject(calls.settings.path);
    await app.inject(calls.getUser.path);
    await app.inject("/no-such-path");
    expect(readRefusal(await app.inject("/another-path")).code).toBe("rate_limited");
    expect(readRefusal(await app.inject(calls.settings.path)).code).toBe("rate_limited");
  });

  it("still gets the app and does not block monitoring", async () => {
    const app = await limited();
    for (let call = 0; call < 5; call++) {
      expect((await app.inject("/healthz")).statusCode).toBe(200);
      expect((await app.inject("/readyz")).statusCode).toBe(200);
      expect((await app.inject("/app")).statusCode).toBe(302);
    }
  });
});

describe("an address that takes too many pages", () => {
  const PAGES = [
    "/",
    "/app",
    "/app/panchang",
    "/app/no-such-page",
    "/app/assets/main-1a2b3c4d.js",
    "/robots.txt",
    "/sitemap.xml",
    DOCS_PATH,
    `${DOCS_PATH}/files/docs-5e6f7a8b.js`,
    METRICS_PATH,
  ];

  it("has to wait at each of them, counted together, and still gets its calls", async () => {
    const app = await builtApp(onTestFinished, {
      appBuildDir: someBuild(onTestFinished),
      env: { RATE_LIMIT_PER_MINUTE: "1", PAGE_RATE_LIMIT_PER_MINUTE: String(PAGES.length) },
    });
    for (const url of PAGES) expect([200, 302, 404], url).toContain((await app.inject(url)).statusCode);
    for (const url of PAGES) expect(readRefusal(await app.inject(url)).code, url).toBe("rate_limited");
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    expect((await app.inject(calls.settings.path)).statusCode).toBe(200);
  });
});

describe("addresses", () => {
  const ask = (app: Awaited<ReturnType<typeof limited>>, forwarded: string) =>
    app.inject({ url: calls.settings.path, headers: { "x-forwarded-for": forwarded } });

  it("are counted apart behind a trusted proxy, by the one that the proxy saw", async () => {
    const app = await limited({ TRUST_PROXY: "1" });
    for (let call = 0; call < 4; call++) await ask(app, `198.51.100.${call}, 203.0.113.1`);
    expect((await ask(app, "203.0.113.1")).statusCode).toBe(429);
    expect((await ask(app, "203.0.113.2")).statusCode).toBe(200);
  });

  it("cannot be made up if no proxy is trusted", async () => {
    const app = await limited();
    for (let call = 0; call < 3; call++) await ask(app, `198.51.100.${call}`);
    expect((await ask(app, "198.51.100.200")).statusCode).toBe(429);
  });
});
