import type { CivilDate } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { comingDay, nextOfEach, partsOf } from "./coming-days.ts";
import { FESTIVAL_LISTS, kindIn, listOf } from "./festival-kinds.ts";

const on = (month: number, day: number): CivilDate => ({ year: 2026, month, day });
const kept = (
  id: string,
  kind: YearFestival["kind"],
  date: CivilDate,
  others: readonly CivilDate[] = [],
): YearFestival => ({
  ...{ id, kind, date, name: id, special: "", why: "", source: "", also: [] },
  other_days: others.map((other) => ({
    ...{ date: other, tradition: "vaishnava" as const, tradition_name: "Vaishnava", why: "", source: "" },
  })),
});
const eclipse = (id: string, date: CivilDate, visible: boolean): YearFestival => ({
  ...kept(id, "eclipse", date),
  eclipse: { visible } as NonNullable<YearFestival["eclipse"]>,
});
const idsOf = (rows: readonly YearFestival[]) => rows.map(({ id }) => id);

const EKADASHI = kept("ekadashi", "ekadashi", on(11, 20), [on(11, 21)]);

test("a day is coming until the last school has kept it", () => {
  expect(comingDay(EKADASHI, on(11, 19))).toEqual(on(11, 20));
  expect(comingDay(EKADASHI, on(11, 21))).toEqual(on(11, 21));
  expect(comingDay(EKADASHI, on(11, 22))).toBeNull();
});

describe("what is next of each kind", () => {
  const year = [
    kept("dipavali", "festival", on(11, 8)),
    eclipse("unseen", on(11, 9), false),
    EKADASHI,
    kept("soma_pradosha", "monthly_vrata", on(11, 22)),
    kept("kartika_purnima", "festival", on(11, 24)),
    eclipse("seen", on(12, 30), true),
  ];

  test("comes soonest first, one of each, an eclipse only where it is seen", () => {
    const known = nextOfEach(year, on(11, 9)).filter(({ next }) => next);
    expect(known.map(({ list, next }) => [list, next?.festival.id])).toEqual([
      ["ekadashi", "ekadashi"],
      ["pradosha", "soma_pradosha"],
      ["festivals", "kartika_purnima"],
      ["eclipses", "seen"],
    ]);
  });

  test("names every kind, those without a next last", () => {
    const lists = nextOfEach(year, on(11, 9)).map(({ list }) => list);
    expect(lists.toSorted()).toEqual([...FESTIVAL_LISTS].toSorted());
    expect(lists.slice(4)).toEqual(["chaturthi", "vratas", "moon", "sankranti"]);
    expect(nextOfEach([], on(11, 9)).map(({ next }) => next)).toEqual(FESTIVAL_LISTS.map(() => null));
  });

  test("is by the day of the other school where the first is over", () => {
    const [first] = nextOfEach(year, on(11, 21));
    expect(first).toMatchObject({ list: "ekadashi", next: { date: on(11, 21) } });
  });
});

describe("the rows of a kind", () => {
  const rows = [1, 4, 7, 10].map((month) => kept(`month ${month}`, "ekadashi", on(month, 1)));

  test("are the next ones, those that are over, and the rest", () => {
    const { earlier, first, rest } = partsOf(rows, on(3, 1), 2);
    expect([earlier, first, rest].map(idsOf)).toEqual([["month 1"], ["month 4", "month 7"], ["month 10"]]);
  });

  test("are shown from the first on where all are over", () => {
    const { earlier, first, rest } = partsOf(rows, on(12, 1), 3);
    expect([earlier.length, first.length, rest.length]).toEqual([0, 3, 1]);
  });
});

describe("the kind of a day", () => {
  test.each([
    ["vaikuntha_ekadashi", "festival", "festivals"],
    ["varalakshmi_vratam", "vrata", "festivals"],
    ["utpanna_ekadashi", "ekadashi", "ekadashi"],
    ["shani_pradosha", "monthly_vrata", "pradosha"],
    ["angaraki_chaturthi", "monthly_vrata", "chaturthi"],
    ["vinayaka_chaturthi", "monthly_vrata", "chaturthi"],
    ["masika_shivaratri", "monthly_vrata", "vratas"],
    ["kartika_monday", "monthly_vrata", "vratas"],
    ["amavasya", "full_or_new_moon", "moon"],
    ["makara_sankramana", "sankranti", "sankranti"],
    ["lunar_eclipse", "eclipse", "eclipses"],
  ] as const)("of %s (%s) is %s", (id, kind, list) => {
    expect(listOf({ id, kind })).toBe(list);
  });

  test("is read from an address", () => {
    const of = (query: string) => kindIn(new URLSearchParams(query));
    expect(["kind=moon", "", "kind=", "kind=Moon"].map(of)).toEqual(["moon", undefined, null, null]);
  });
});
