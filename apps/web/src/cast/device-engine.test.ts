import { stubCaches } from "@vedanga/testing/stub-caches";
import { beforeEach, expect, test, vi } from "vitest";
import { CAST_LIST_URL, keptCaches } from "#platform/kept/kept-caches.ts";
import { askDevice, fetchEngine } from "./device-engine.ts";
import { engineState } from "./engine-state.ts";
import { startEngine } from "./engine-worker.ts";
import { sha256Of } from "./parts.ts";

vi.mock("./engine-worker.ts", async (original) => ({
  ...(await original<typeof import("./engine-worker.ts")>()),
  WORKER_URL: "/app/assets/cast-worker-1.js",
  startEngine: vi.fn(),
}));

const part = (url: string) => ({ url, bytes: 1, sentBytes: 1, sha256: "" });
const PARTS = {
  version: "1",
  script: part("/app/assets/cast-worker-1.js"),
  sky: part("/app/assets/cast-sky-1.bin"),
  places: part("/app/assets/cast-places-1.bin"),
  zones: part("/app/assets/cast-zones-1.json"),
};
const ASKED = { path: "/panchang/day", query: {} };

let kept: ReturnType<typeof stubCaches>;

beforeEach(async () => {
  kept = stubCaches();
  await (await caches.open(keptCaches.nameOf("1"))).put(CAST_LIST_URL, Response.json(PARTS));
});

test("after the worker has broken down the next question starts another", async () => {
  const stopped = vi.fn();
  const broken = { ask: () => Promise.reject(new Error("the worker broke down")), stop: stopped };
  const whole = { ask: async () => ({ kind: "answered", text: "{}" }) as const, stop: vi.fn() };
  vi.mocked(startEngine).mockResolvedValueOnce(broken).mockResolvedValueOnce(whole);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await askDevice(ASKED)).toBeUndefined();
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce());
  expect(await askDevice(ASKED)).toEqual({ kind: "answered", text: "{}" });
  expect(await askDevice(ASKED)).toEqual({ kind: "answered", text: "{}" });
  expect(startEngine).toHaveBeenCalledTimes(2);
});

test("where another build has no room, what came of it goes again, and what was whole stays", async () => {
  const sha256 = await sha256Of(new Uint8Array(1));
  const another = (url: string) => ({ ...part(url), sha256 });
  const offered = { ...PARTS, version: "2", sky: another("/app/sky-2.bin"), places: another("/app/places-2.bin") };
  await (await caches.open(keptCaches.nameOf("1"))).put(PARTS.script.url, new Response("script"));
  vi.stubGlobal("fetch", async (url: string) =>
    url === CAST_LIST_URL ? Response.json(offered) : new Response(new Uint8Array(1)),
  );
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let puts = 0;
  kept.beforePut(() => {
    if (++puts === 3) throw new DOMException("no room", "QuotaExceededError");
  });
  await fetchEngine();
  expect(engineState.get()).toMatchObject({ kind: "failed", why: "full" });
  expect(puts).toBe(3);
  expect(kept.names()).toEqual([keptCaches.nameOf("1")]);
});
