import { calls } from "@vedanga/contract";
import { stubCaches } from "@vedanga/testing/stub-caches";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropForgotten, keepAnswer, keepOfThisPage, keptAnswer, trimDays } from "./kept-answers.ts";
import { findKeptPeople } from "./kept-people-here.ts";

const DAY = `${calls.panchangDay.path}?date=21/11/2026&lat=17.3850&lon=78.4867`;
const REPORT = `${calls.planetDetails.path}?dob=17/05/1990&tob=06:05&lat=17.9784&lon=79.5941`;
const BIRTH = { moment: "1990-05-17 06:05", lat: 17.9784, lon: 79.5941 };
const HOUR_MS = 3_600_000;

const shared = (text: string) => ({ text, cacheControl: "public, max-age=3600" });
const personal = (text: string) => ({ text, cacheControl: "no-store" });
const keepsPerson = () => findKeptPeople(() => [{ id: "anjali", birth: BIRTH }]);

let store: ReturnType<typeof stubCaches>;

beforeEach(() => {
  store = stubCaches();
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} }, onLine: true });
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
});
afterEach(() => {
  findKeptPeople(() => []);
  vi.useRealTimers();
});

test("a day of a city is kept for three days, and what the server lets nobody keep is not", async () => {
  await keepAnswer(DAY, shared("the day"));
  await keepAnswer(`${DAY}&finer=1`, personal("a moment"));
  expect(await keptAnswer(DAY)).toEqual({ text: "the day", keptAtMs: Date.now() });
  expect(await keptAnswer(`${DAY}&finer=1`)).toBeUndefined();
  vi.advanceTimersByTime(72 * HOUR_MS);
  expect(await keptAnswer(DAY)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(await keptAnswer(DAY)).toBeUndefined();
  await trimDays();
  expect(store.addresses("vedanga-days")).toEqual([]);
});

test("no answer about a birth is in a cache before the person is kept, and then those of this page are", async () => {
  await keepAnswer(REPORT, personal("the planets"));
  expect(store.names()).toEqual([]);
  keepsPerson();
  await keepOfThisPage();
  expect(await keptAnswer(REPORT)).toMatchObject({ text: "the planets" });
  vi.advanceTimersByTime(1000 * HOUR_MS);
  expect(await keptAnswer(REPORT)).toMatchObject({ text: "the planets" });
});

test("with the person goes all that is about them, and nothing else", async () => {
  keepsPerson();
  await keepAnswer(REPORT, personal("the planets"));
  await keepAnswer(DAY, shared("the day"));
  await caches.open("vedanga-cast-table");
  findKeptPeople(() => []);
  expect(await keptAnswer(REPORT)).toBeUndefined();
  await dropForgotten();
  expect(store.names()).toEqual(["vedanga-days", "vedanga-cast-table"]);
});

test("an answer that comes while its person is erased does not stay", async () => {
  keepsPerson();
  store.beforePut(() => findKeptPeople(() => []));
  await keepAnswer(REPORT, personal("the planets"));
  expect(store.names()).toEqual([]);
});

test("without a worker nothing is kept and nothing kept is shown", async () => {
  keepsPerson();
  await keepAnswer(REPORT, personal("the planets"));
  vi.stubGlobal("navigator", { onLine: true });
  expect(await keptAnswer(REPORT)).toBeUndefined();
  await keepAnswer(DAY, shared("the day"));
  expect(store.names()).toEqual(["vedanga-person-anjali"]);
});

test("a full or forbidden store is as none, and is written to the log", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  store.beforePut(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await keepAnswer(DAY, shared("the day"));
  expect(await keptAnswer(DAY)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith("full");
});

test("a browser that has no caches keeps nothing", async () => {
  vi.stubGlobal("caches", undefined);
  keepsPerson();
  await keepAnswer(REPORT, personal("the planets"));
  await dropForgotten();
  expect(await keptAnswer(REPORT)).toBeUndefined();
});
