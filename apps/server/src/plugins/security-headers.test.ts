import { calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { describe, expect, it, onTestFinished } from "vitest";

const SHIELD = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": expect.stringContaining("geolocation=(self)"),
};

describe("every answer", () => {
  it.each([calls.settings.path, calls.getUser.path, "/healthz", "/no-such-path", "/%zz", "/app/"])(
    "to %s carries the protective headers",
    async (url) => {
      const app = await builtApp(onTestFinished);
      expect((await app.inject(url)).headers).toMatchObject({ ...SHIELD, "x-request-id": expect.any(String) });
    },
  );

  it("asks for https from then on, where it came by https through a trusted proxy and nowhere else", async () => {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9" };
    const behindProxy = await builtApp(onTestFinished, { env: { TRUST_PROXY: "1" } });
    const alone = await builtApp(onTestFinished);
    const hsts = async (app: typeof alone) =>
      (await app.inject({ url: "/healthz", headers })).headers["strict-transport-security"];
    expect(await hsts(behindProxy)).toBe("max-age=31536000");
    expect(await hsts(alone)).toBeUndefined();
  });

  it("names no other origin that may read it", async () => {
    const app = await builtApp(onTestFinished);
    const reply = await app.inject({ url: calls.settings.path, headers: { origin: "https://elsewhere.example" } });
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
  });
});
