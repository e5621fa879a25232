import { calls } from "@vedanga/contract";
import { stubCaches } from "@vedanga/testing/stub-caches";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownKept } from "#platform/offline/shown-kept.ts";
import { addressOf, request } from "./client.ts";

const COMING = { date: "21/11/2026", lat: 17.4, lon: 78.5, tz: 5.5 };
const ANSWER = {
  status: 200,
  response: { from: "2026-11-21", to: "2027-01-19", festivals: [] },
  remaining_api_calls: 1_000_000,
  conventions: {
    ayanamsa: "lahiri",
    node: "mean",
    positions: "apparent",
    sunrise: "limb",
    dasha_year: "365.25",
    bindus: "parashara",
  },
};
const CONTACTS = { contactEmail: "a@b.example", contactPhone: null, chatNumber: null, bookingUrl: null };
const NOW_MS = Date.parse("2026-11-21T12:00:00Z");

const answers = (text: string, headers: Record<string, string> = { "cache-control": "public, max-age=300" }) =>
  vi.stubGlobal("fetch", async () => new Response(text, { headers }));
const isUnreached = () =>
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
const browser = (onLine: boolean) => vi.stubGlobal("navigator", { serviceWorker: { controller: {} }, onLine });

/** What is kept is written after the answer is given. */
const written = (store: ReturnType<typeof stubCaches>) =>
  vi.waitFor(() => expect(store.names()).toEqual(["vedanga-days"]));

let store: ReturnType<typeof stubCaches>;

beforeEach(() => {
  store = stubCaches();
  browser(true);
  vi.setSystemTime(NOW_MS);
});
afterEach(() => vi.useRealTimers());

test("a call whose server is not reached gives what was kept, and says from when until the server answers", async () => {
  answers(JSON.stringify(ANSWER));
  await request(calls.panchangComing, COMING);
  await written(store);
  isUnreached();
  expect(await request(calls.panchangComing, COMING)).toEqual(ANSWER);
  expect(shownKept.get()).toBe(NOW_MS);
  answers(JSON.stringify(ANSWER));
  await request(calls.panchangComing, COMING);
  expect(shownKept.get()).toBeNull();
});

test("what only furnishes a screen is given too, and dates nothing", async () => {
  answers(JSON.stringify({ status: 200, response: CONTACTS }));
  await request(calls.settings, {});
  await written(store);
  isUnreached();
  expect((await request(calls.settings, {})).response).toEqual(CONTACTS);
  expect(shownKept.get()).toBeNull();
});

test("what the form of this build does not know is as not kept", async () => {
  answers(JSON.stringify(ANSWER));
  await request(calls.panchangComing, COMING);
  await written(store);
  await (await caches.open("vedanga-days")).put(
    addressOf(calls.panchangComing, COMING),
    new Response('{"status":200}'),
  );
  isUnreached();
  await expect(request(calls.panchangComing, COMING)).rejects.toMatchObject({ failure: "network" });
  expect(shownKept.get()).toBeNull();
});

test("without a network an answer of the browser's own store is told by the time at which it was sent", async () => {
  browser(false);
  const sent = "Sat, 21 Nov 2026 11:40:00 GMT";
  answers(JSON.stringify(ANSWER), { date: sent });
  await request(calls.panchangComing, COMING);
  expect(shownKept.get()).toBe(Date.parse(sent));
  browser(true);
  await request(calls.panchangComing, COMING);
});
