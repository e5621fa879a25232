import { QueryClient } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import { expect, test } from "vitest";
import { nextFestival } from "./next-festival.ts";
import { panchangMonth } from "./panchang-month.ts";

const WHERE = { lat: "25.3108", lon: "83.0106", tz: 5.5, zone: "Asia/Kolkata", lang: "en", conventions: {} } as const;

/** Months of which only the named days are known, each with one festival. */
function answered(...kept: readonly (readonly [CivilDate, string])[]): QueryClient {
  const client = new QueryClient();
  for (let month = 0; month < 24; month++) {
    const asked = { year: 2026 + Math.floor(month / 12), month: (month % 12) + 1 };
    const days = kept
      .filter(([{ year, month: of }]) => year === asked.year && of === asked.month)
      .map(([date, id]) => ({ date, festivals: [{ id }] }));
    client.setQueryData<unknown>(panchangMonth({ ...WHERE, ...asked }).queryKey, days);
  }
  return client;
}

const november: CivilDate = { year: 2026, month: 11, day: 23 };
const ask = (client: QueryClient) =>
  client.fetchQuery(nextFestival({ ...WHERE, ids: ["maha_shivaratri", "kartika_purnima"], after: november }));

const PURNIMA: CivilDate = { year: 2026, month: 11, day: 24 };
const SHIVARATRI: CivilDate = { year: 2027, month: 3, day: 6 };

test("the next festival of a temple is the first of its own after today", async () => {
  const client = answered(
    [{ year: 2026, month: 11, day: 10 }, "kartika_purnima"],
    [{ year: 2026, month: 11, day: 23 }, "kartika_purnima"],
    [PURNIMA, "kartika_purnima"],
    [SHIVARATRI, "maha_shivaratri"],
  );
  expect(await ask(client)).toEqual({ date: PURNIMA, festival: { id: "kartika_purnima" } });
});

test("it may be months ahead, in the next year", async () => {
  const client = answered([{ year: 2026, month: 12, day: 20 }, "vaikuntha_ekadashi"], [SHIVARATRI, "maha_shivaratri"]);
  expect((await ask(client))?.date).toEqual(SHIVARATRI);
});

test("it is unknown if no month ahead has one", async () => {
  expect(await ask(answered())).toBeNull();
});
