import { stubCaches } from "@vedanga/testing/stub-caches";
import { beforeEach, expect, test, vi } from "vitest";
import { CAST_LIST_URL, keptCaches } from "#platform/kept/kept-caches.ts";
import { askDevice } from "./device-engine.ts";
import { startEngine } from "./engine-worker.ts";

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

beforeEach(async () => {
  stubCaches();
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
