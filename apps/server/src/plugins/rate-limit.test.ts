import { PATHS } from "@vedanga/contract";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { builtApp } from "../testing/built-app.ts";
import { readRefusal } from "../testing/read-refusal.ts";

const limited = (env: NodeJS.ProcessEnv = {}) =>
  builtApp(onTestFinished, { env: { RATE_LIMIT_PER_MINUTE: "3", ...env } });

describe("an address that asks too often", () => {
  it("is told to wait, and for how long", async () => {
    const app = await limited();
    for (let call = 0; call < 3; call++) expect((await app.inject(PATHS.settings)).statusCode).toBe(200);
    const reply = await app.inject(PATHS.settings);
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
    for (let call = 0; call < 3; call++) await app.inject(PATHS.getUser);
    for (const days of [-1, 1]) {
      clock.mockReturnValue(today + days * 86_400_000);
      const reply = await app.inject(PATHS.getUser);
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(60);
    }
  });

  it("is counted over all calls together, refused and unknown ones too", async () => {
    const app = await limited();
    await app.inject(PATHS.settings);
    await app.inject(PATHS.getUser);
    await app.inject("/no-such-path");
    expect(readRefusal(await app.inject("/another-path")).code).toBe("rate_limited");
    expect(readRefusal(await app.inject(PATHS.settings)).code).toBe("rate_limited");
  });

  it("still gets the app and does not blind whoever watches the server", async () => {
    const app = await limited();
    for (let call = 0; call < 5; call++) {
      expect((await app.inject("/healthz")).statusCode).toBe(200);
      expect((await app.inject("/readyz")).statusCode).toBe(200);
      expect((await app.inject("/app")).statusCode).toBe(302);
    }
  });
});

describe("addresses", () => {
  const ask = (app: Awaited<ReturnType<typeof limited>>, forwarded: string) =>
    app.inject({ url: PATHS.settings, headers: { "x-forwarded-for": forwarded } });

  it("are counted apart behind a trusted proxy, by the one that the proxy saw", async () => {
    const app = await limited({ TRUST_PROXY: "1" });
    for (let call = 0; call < 4; call++) await ask(app, `198.51.100.${call}, 203.0.113.1`);
    expect((await ask(app, "203.0.113.1")).statusCode).toBe(429);
    expect((await ask(app, "203.0.113.2")).statusCode).toBe(200);
  });

  it("cannot be made up where no proxy is trusted", async () => {
    const app = await limited();
    for (let call = 0; call < 3; call++) await ask(app, `198.51.100.${call}`);
    expect((await ask(app, "198.51.100.200")).statusCode).toBe(429);
  });
});
