import type { CivilDate } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import type { Translate } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { festivalLines } from "./festival-lines.ts";

const DATE: CivilDate = { year: 2027, month: 1, day: 18 };
const at = (hour: number): Instant => ({ instantMs: hour, date: DATE, time: { hour, minute: 0, second: 0 } });
const t: Translate = (id, values) => [id.replace("festivals.", ""), ...Object.values(values ?? {})].join(" ");

const festival = (fields: Partial<YearFestival>): YearFestival => ({
  ...{ id: "id", kind: "festival", name: "", special: "", why: "", source: "", also: [], date: DATE, other_days: [] },
  ...fields,
});
const linesOf = (fields: Partial<YearFestival>): readonly string[] =>
  festivalLines(festival(fields), {
    t,
    at: ({ time }) => `${time.hour}h`,
    dateOf: ({ day }) => `day ${day}`,
  }).map(({ label, value }) => `${label}: ${value}`);

const eclipse = (visible: boolean) =>
  ({ visible, visible_from: at(2), visible_until: at(6) }) as NonNullable<YearFestival["eclipse"]>;

describe("the lines of a festival", () => {
  test("are its tithi, the hour of its rite and the end of its fast", () => {
    const tithi = { number: 11, name: "Ekadashi", paksha: "shukla", start: at(10), end: at(20) } as const;
    expect(linesOf({ tithi, parana_from: at(13), parana_until: at(15) })).toEqual([
      "Ekadashi: fromTo 10h 20h",
      "parana: fromTo 13h 15h",
    ]);
    expect(linesOf({ rite_from: at(17), moonrise: at(20) })).toEqual(["rite: from 17h", "moonrise: 20h"]);
    expect(linesOf({ sankranti: at(21) })).toEqual(["entry: 21h"]);
  });

  test("have the day of another school among them", () => {
    const other = {
      date: { ...DATE, day: 19 },
      tradition: "vaishnava",
      tradition_name: "Vaishnava",
      why: "",
      source: "",
    } as const;
    expect(linesOf({ other_days: [other] })).toEqual(["Vaishnava: day 19"]);
  });

  test("say of an eclipse when it is seen here, or that it is not, though it be above the horizon", () => {
    expect(linesOf({ eclipse: eclipse(true) })).toEqual(["seen: fromTo 2h 6h"]);
    expect(linesOf({ eclipse: eclipse(false) })).toEqual(["unseen: "]);
  });

  test("are none for a day that only follows another", () => {
    expect(linesOf({})).toEqual([]);
  });
});
