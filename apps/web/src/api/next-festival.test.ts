import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import { expect, test } from "vitest";
import { nextFestival } from "./next-festival.ts";

const WHERE = { lat: "25.3108", lon: "83.0106", tz: 5.5, zone: "Asia/Kolkata", lang: "en", conventions: {} } as const;
const NOVEMBER: CivilDate = { year: 2026, month: 11, day: 23 };
const PURNIMA: CivilDate = { year: 2026, month: 11, day: 24 };
const SHIVARATRI: CivilDate = { year: 2027, month: 3, day: 6 };

type Kept = readonly [date: CivilDate, name: string, ...others: CivilDate[]];

/** What is next after a date if the server answers with these. */
function nextAfter(after: CivilDate, ...kept: readonly Kept[]) {
  const client = new QueryClient();
  const asked = nextFestival({ ...WHERE, ids: ["maha_shivaratri", "kartika_purnima"], after });
  const festivals = kept.map(([date, name, ...others]) => ({
    date,
    name,
    other_days: others.map((day) => ({ date: day })),
  }));
  client.setQueryData<unknown>(asked.queryKey, festivals);
  return new QueryObserver(client, { ...asked, enabled: false }).getCurrentResult().data;
}

test("the next festival of a temple is the first of the answer", () => {
  expect(nextAfter(NOVEMBER, [PURNIMA, "Kartika Purnima"], [SHIVARATRI, "Maha Shivaratri"])).toEqual({
    date: PURNIMA,
    name: "Kartika Purnima",
  });
});

test("it is the day of the other school where the first school's is over", () => {
  expect(nextAfter(NOVEMBER, [NOVEMBER, "Ekadashi", PURNIMA], [SHIVARATRI, "Maha Shivaratri"])).toEqual({
    date: PURNIMA,
    name: "Ekadashi",
  });
});

test("it is asked once, for the days after the date and more than a lunar year", () => {
  const [, subject] = nextFestival({ ...WHERE, ids: ["ugadi"], after: { year: 2026, month: 12, day: 31 } }).queryKey;
  const [from, ids, { days }] = JSON.parse(subject ?? "");
  expect([from, ids, days]).toEqual([{ year: 2027, month: 1, day: 1 }, ["ugadi"], 400]);
});

test("it is unknown if the answer has none", () => {
  expect(nextAfter(NOVEMBER)).toBeNull();
});
