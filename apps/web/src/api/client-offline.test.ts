import { QueryObserver } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { stubCaches } from "@vedanga/testing/stub-caches";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { addressOf } from "./address-of.ts";
import { request } from "./client.ts";
import { keptAnswer } from "./offline/kept-answers.ts";
import { makeQueryClient } from "./query-client.ts";
import { askStoodInAgain, oldestKeptShown } from "./stood-in.ts";

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

/** A screen that asks: what it shows, and since when that is kept. */
function screenOf<T>(queryFn: (context: { signal: AbortSignal }) => Promise<T>) {
  const client = makeQueryClient();
  const observer = new QueryObserver(client, { queryKey: ["asked"], queryFn, retry: false });
  onTestFinished(observer.subscribe(() => {}));
  return { client, shown: () => observer.getCurrentResult(), keptAtMs: () => oldestKeptShown(client) };
}
const comingOn = () => screenOf(({ signal }) => request(calls.panchangComing, COMING, signal));

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
  const { client, shown, keptAtMs } = comingOn();
  await vi.waitFor(() => expect(shown().data).toEqual(ANSWER));
  expect(keptAtMs()).toBe(NOW_MS);
  const later = { ...ANSWER, response: { ...ANSWER.response, to: "2027-01-20" } };
  answers(JSON.stringify(later));
  askStoodInAgain(client);
  await vi.waitFor(() => expect(shown().data).toEqual(later));
  expect(keptAtMs()).toBeNull();
});

test("a server that stalls is waited for for 4 s; what it says later is kept, and moves nothing on the screen", async () => {
  answers(JSON.stringify(ANSWER));
  await request(calls.panchangComing, COMING);
  await written(store);
  vi.useFakeTimers({ now: NOW_MS });
  const later = JSON.stringify({ ...ANSWER, response: { ...ANSWER.response, to: "2027-01-20" } });
  const stalls = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => stalls.promise);
  const { shown, keptAtMs } = comingOn();
  await vi.advanceTimersByTimeAsync(3999);
  expect(shown().data).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown().data).toEqual(ANSWER);
  expect(keptAtMs()).toBe(NOW_MS);
  stalls.resolve(new Response(later, { headers: { "cache-control": "public, max-age=300" } }));
  await vi.advanceTimersByTimeAsync(100);
  expect(shown().data).toEqual(ANSWER);
  expect((await keptAnswer(addressOf(calls.panchangComing, COMING)))?.text).toBe(later);
});

test("a server that is slow is waited for where nothing is kept", async () => {
  vi.useFakeTimers({ now: NOW_MS });
  vi.stubGlobal("fetch", async () => {
    await new Promise((resolve) => setTimeout(resolve, 9000));
    return new Response(JSON.stringify(ANSWER));
  });
  const { shown, keptAtMs } = comingOn();
  await vi.advanceTimersByTimeAsync(9000);
  expect(shown().data).toEqual(ANSWER);
  expect(keptAtMs()).toBeNull();
});

test("what the server refuses is not looked for among what is kept", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ status: 400 }, { status: 400 }));
  const alsoKept = vi.fn(async () => undefined);
  await expect(request(calls.panchangComing, COMING, undefined, alsoKept)).rejects.toMatchObject({ status: 400 });
  expect(alsoKept).not.toHaveBeenCalled();
  isUnreached();
  await expect(request(calls.panchangComing, COMING, undefined, alsoKept)).rejects.toMatchObject({
    failure: "network",
  });
  expect(alsoKept).toHaveBeenCalledOnce();
});

test("what only furnishes a screen is given too, and dates nothing", async () => {
  answers(JSON.stringify({ status: 200, response: CONTACTS }));
  await request(calls.settings, {});
  await written(store);
  isUnreached();
  const { shown, keptAtMs } = screenOf(({ signal }) => request(calls.settings, {}, signal));
  await vi.waitFor(() => expect(shown().data?.response).toEqual(CONTACTS));
  expect(keptAtMs()).toBeNull();
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
});

test("without a network an answer of the browser's own store is told by the time at which it was sent", async () => {
  browser(false);
  const sent = "Sat, 21 Nov 2026 11:40:00 GMT";
  answers(JSON.stringify(ANSWER), { date: sent });
  const { shown, keptAtMs } = comingOn();
  await vi.waitFor(() => expect(shown().data).toEqual(ANSWER));
  expect(keptAtMs()).toBe(Date.parse(sent));
});
