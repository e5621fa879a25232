import { answers } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import { almanacOf, context, HYDERABAD } from "@vedanga/testing/births/asking";
import { stubCaches } from "@vedanga/testing/stub-caches";
import { beforeEach, expect, test, vi } from "vitest";
import { keepDay } from "./src/api/offline/kept-answers.ts";
import { keptLimbs } from "./src/api/offline/kept-limbs.ts";
import { decodePanchang } from "./src/api/wire/panchang.ts";
import { decodeDay } from "./src/api/wire/panchang-day.ts";
import { changesOf } from "./src/features/panchang/asked-moment.ts";
import { minutesOfChange } from "./src/features/panchang/minutes-of-change.ts";
import { isSameDate } from "./src/i18n/wall-instant.ts";
import { zoneClock } from "./src/i18n/zone-clock.ts";

const ZONE = "Asia/Kolkata";
const DATE = { year: 2026, month: 11, day: 22 };
const MIDNIGHT_MS = Date.parse("2026-11-22T00:00:00+05:30");
const MINUTE_MS = 60_000;

const dayOf = (date: string) => decodeDay(answers.panchangDay(almanacOf({ ...HYDERABAD, date }), context).response);
const limbsAt = (time: string) => answers.panchang(almanacOf({ ...HYDERABAD, date: "22/11/2026", time }), context);
const addressAt = (time: string, more = ""): string =>
  `${calls.panchang.path}?date=22/11/2026&time=${time}&lat=17.3850&lon=78.4867&tz=5.5&lang=en${more}`;
const timeOf = (ms: number): string => {
  const { time } = zoneClock(ZONE, ms);
  return `${String(time.hour).padStart(2, "0")}:${String(time.minute).padStart(2, "0")}`;
};

const keptAt = async (times: readonly string[]): Promise<void> => {
  for (const time of times) await keepDay(addressAt(time), JSON.stringify(limbsAt(time)));
};

beforeEach(() => {
  stubCaches();
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} }, onLine: false });
});

test("from the minutes of change every minute of the day has the limbs that the server would answer", async () => {
  const changesMs = [dayOf("21/11/2026"), dayOf("22/11/2026")].flatMap(changesOf);
  const minutes = minutesOfChange(changesMs, DATE, ZONE, MIDNIGHT_MS);
  expect(minutes.length).toBeGreaterThan(5);
  expect(minutes.every((ms) => isSameDate(zoneClock(ZONE, ms).date, DATE))).toBe(true);
  await keptAt(minutes.map(timeOf));
  for (let ms = MIDNIGHT_MS; ms < MIDNIGHT_MS + 1440 * MINUTE_MS; ms += 37 * MINUTE_MS) {
    const time = timeOf(ms);
    const kept = await keptLimbs(addressAt(time));
    const { day, tithi, nakshatra, yoga, karana } = decodePanchang(limbsAt(time).response);
    expect(kept && decodePanchang(kept.answer.response), time).toMatchObject({ day, tithi, nakshatra, yoga, karana });
  }
});

test("limbs that have ended, those before the sunrise, of another language, or of a later minute are not shown", async () => {
  await keptAt(["06:00"]);
  expect(await keptLimbs(addressAt("06:20"))).toBeDefined();
  // The Sun rises at 6:25: the weekday changes.
  expect(await keptLimbs(addressAt("06:30"))).toBeUndefined();
  expect(await keptLimbs(addressAt("05:58"))).toBeUndefined();
  expect(await keptLimbs(addressAt("06:20").replace("lang=en", "lang=te"))).toBeUndefined();
  await keptAt(["12:00"]);
  expect(await keptLimbs(addressAt("15:50"))).toBeDefined();
  // A karana ends at 3:52.
  expect(await keptLimbs(addressAt("15:53"))).toBeUndefined();
});
