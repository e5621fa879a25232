import { calls } from "@vedanga/contract";
import { stubCaches } from "@vedanga/testing/stub-caches";
import { beforeEach, expect, test, vi } from "vitest";
import { bringAnswer } from "./bring-answer.ts";
import { keptAnswer } from "./kept-answers.ts";

const ADDRESS = calls.settings.path;
const WHOLE = JSON.stringify({
  status: 200,
  response: { contactEmail: "a@b.example", contactPhone: null, chatNumber: null, bookingUrl: null },
});

const asked = vi.fn();
const bring = () => bringAnswer(calls.settings, ADDRESS);

beforeEach(() => {
  stubCaches();
  asked.mockReset();
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} }, onLine: true });
  vi.stubGlobal("fetch", async () => {
    asked();
    return new Response(WHOLE, { headers: { "cache-control": "public, max-age=300" } });
  });
});

test("what is kept whole is not asked for again", async () => {
  expect(await bring()).toBe(true);
  expect(await bring()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ["cut off", WHOLE.slice(0, 60)],
  ["empty", ""],
  ["of the form of another build", '{"status":200,"response":{"contacts":[]}}'],
])("what is kept %s is asked for again", async (_, broken) => {
  await bring();
  const cache = await caches.open("vedanga-days");
  const damage = () => cache.put(ADDRESS, new Response(broken, { headers: { "x-kept-at": String(Date.now()) } }));
  await damage();
  expect(await bring()).toBe(true);
  expect((await keptAnswer(ADDRESS))?.text).toBe(WHOLE);
  await damage();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await bring()).toBe(false);
});
