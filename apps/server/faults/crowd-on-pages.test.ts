import { rmSync } from "node:fs";
import { Agent } from "node:http";
import { dirname } from "node:path";
import zlib, { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ask } from "@vedanga/testing/server/ask";
import { builtApp } from "@vedanga/testing/server/built-app";
import { someBuild } from "@vedanga/testing/server/some-build";
import { expect, it, onTestFinished, vi } from "vitest";
import { DOCS_PATH } from "../src/features/docs/docs.ts";
import { METRICS_PATH } from "../src/plugins/metrics.ts";

vi.setConfig({ testTimeout: 120_000 });

const CONNECTIONS = 500;
const ROUNDS = 4;
const PAGES = ["/app/", "/app/panchang", "/app/results", "/app/no-such-page"];
const READY = [
  "/app/assets/main-1a2b3c4d.js",
  DOCS_PATH,
  `${DOCS_PATH}/files/docs-5e6f7a8b.js`,
  METRICS_PATH,
  "/robots.txt",
  "/sitemap.xml",
];
const PATHS = [...PAGES, ...READY];
/** Few ways to ask for two encodings, each of which a careless server takes for another one. */
const ENCODINGS = (n: number): readonly string[] => ["br", "gzip", "gzip, deflate, br, zstd", `br, x;q=0.${n}`];

/** Everything that compresses; what is called of it is counted. */
function countedCompressions() {
  const spies = (
    ["brotliCompressSync", "gzipSync", "createBrotliCompress", "createGzip", "brotliCompress", "gzip"] as const
  ).map((name) => vi.spyOn(zlib, name));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

it("500 connections on pages, files, docs and figures compress each page once for each encoding, nothing else, and read no file", async () => {
  const compressions = countedCompressions();
  const appBuildDir = someBuild(onTestFinished);
  const app = await builtApp(onTestFinished, {
    appBuildDir,
    env: { PAGE_RATE_LIMIT_PER_MINUTE: "1000000", PUBLIC_ORIGIN: "https://sky.example" },
  });
  // From here on nothing is read again.
  rmSync(dirname(appBuildDir), { recursive: true });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  onTestFinished(() => agent.destroy());

  const plain = new Map<string, string>();
  for (const path of PATHS) plain.set(path, (await ask(agent, origin + path)).body.toString());
  expect(compressions()).toBe(0);

  const wrong: string[] = [];
  const one = async (n: number): Promise<void> => {
    for (let round = 0; round < ROUNDS; round++) {
      const path = PATHS[(n + round) % PATHS.length] ?? "/";
      const encoding = ENCODINGS(n)[Math.floor(n / PATHS.length) % 4] ?? "";
      const { status, headers, body } = await ask(agent, origin + path, { "accept-encoding": encoding });
      const coding = headers["content-encoding"];
      const text = (
        coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body
      ).toString();
      const isSame = path === METRICS_PATH || text === plain.get(path);
      if (!isSame || ![200, 404].includes(status)) wrong.push(`${path} ${encoding} ${status}`);
    }
  };
  const health = ask(agent, `${origin}/healthz`);
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => one(n)));
  expect((await health).status).toBe(200);
  expect(wrong).toEqual([]);
  expect(compressions()).toBe(2 * PAGES.length);
});
