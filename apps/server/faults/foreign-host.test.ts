import { Agent } from "node:http";
import { ask } from "@vedanga/testing/server/ask";
import { builtApp } from "@vedanga/testing/server/built-app";
import { someBuild } from "@vedanga/testing/server/some-build";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

const NAMING = ["/robots.txt", "/sitemap.xml", "/app/", "/app/panchang"];
const FOREIGN = "evil.example";

/** A server that listens, and how to ask it under whatever name. */
async function listening(env: NodeJS.ProcessEnv) {
  const app = await builtApp(onTestFinished, { appBuildDir: someBuild(onTestFinished), env });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return (path: string, headers: Readonly<Record<string, string>>) => ask(agent, origin + path, headers);
}

/** Whether later requests get the foreign host: at once, and when they revalidate. */
async function reachesOthers(send: Awaited<ReturnType<typeof listening>>, path: string, lie: Record<string, string>) {
  const poisoned = await send(path, { host: FOREIGN, ...lie });
  const honest = await send(path, { host: "sky.example", "if-none-match": poisoned.headers.etag ?? '"none"' });
  return honest.status === 304 || honest.body.includes(FOREIGN);
}

describe.each([
  ["with no proxy", {}],
  ["behind a trusted proxy", { TRUST_PROXY: "1" }],
] as const)("a foreign host, %s", (_where, env) => {
  describe("if the operator did not say what the server is called", () => {
    let send: Awaited<ReturnType<typeof listening>>;
    beforeEach(async () => {
      send = await listening(env);
    });

    it.each(NAMING)("reaches nobody else at %s", async (path) => {
      expect(await reachesOthers(send, path, {})).toBe(false);
      expect(await reachesOthers(send, path, { "x-forwarded-host": FOREIGN, "x-forwarded-for": "203.0.113.1" })).toBe(
        false,
      );
    });

    it.each(NAMING)("may not be cached on the way at %s", async (path) => {
      const { headers } = await send(path, { host: FOREIGN });
      expect(headers["cache-control"]).toMatch(/^no-(store|cache)$/);
    });

    it("is not believed in X-Forwarded-Host", async () => {
      for (const path of NAMING) {
        const { body } = await send(path, { host: "sky.example", "x-forwarded-host": FOREIGN });
        expect(body.toString(), path).toContain("http://sky.example/");
        expect(body.toString(), path).not.toContain(FOREIGN);
      }
    });
  });

  it("is named nowhere if the operator said what the server is called", async () => {
    const send = await listening({ ...env, PUBLIC_ORIGIN: "https://sky.example" });
    for (const path of NAMING) {
      const { body } = await send(path, { host: FOREIGN, "x-forwarded-host": FOREIGN });
      expect(body.toString(), path).toContain("https://sky.example/");
      expect(body.toString(), path).not.toContain(FOREIGN);
    }
    for (const path of ["/robots.txt", "/sitemap.xml"])
      expect((await send(path, { host: FOREIGN })).headers["cache-control"]).toBe("public, max-age=86400");
  });
});
