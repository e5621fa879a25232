import { describe, expect, it } from "vitest";
import { realSky } from "../../test/made-sky.ts";
import { FESTIVALS, type Festival, YEARLY_FESTIVALS } from "../ids.ts";
import type { Place } from "../sky.ts";
import { gregorianToJd } from "../time/gregorian.ts";
import { jdUt } from "../time/julian-day.ts";
import { civilText } from "./civil-text.ts";
import { fastsOf } from "./ekadashi.ts";
import { festivalsBetween } from "./festivals-between.ts";
import type { FestivalReason, FoundFestival } from "./found-festival.ts";
import { MONTHLY_RULES } from "./monthly-rules.ts";
import { sunDays } from "./sun-days.ts";
import { YEARLY_RULES } from "./yearly-rules.ts";

const HYDERABAD: Place = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const DELHI: Place = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };

const known = new Map<string, readonly FoundFestival[]>();
function yearAt(place: Place, year: number): readonly FoundFestival[] {
  const key = `${year} ${place.latitudeDeg}`;
  const [from, to] = [
    { year, month: 1, day: 1 },
    { year, month: 12, day: 31 },
  ] as const;
  const found = known.get(key) ?? festivalsBetween(realSky, place, from, to, () => 5.5);
  known.set(key, found);
  return found;
}

/** The days of a festival in a Gregorian year with the rule that chose each. */
function chosen(id: Festival, year: number, place: Place = HYDERABAD): readonly string[] {
  const ruleOf = ({ rule, facts: { choice } }: FestivalReason): string =>
    typeof choice === "string" ? `${rule} ${choice}` : rule;
  return yearAt(place, year)
    .filter((found) => found.id === id)
    .map(({ date, tradition, reasons }) => [civilText(date), tradition, ruleOf(reasons[0])].filter(Boolean).join(" "));
}

describe("the table of rules", () => {
  it("has one row for a festival, each with its book or custom", () => {
    const ids = YEARLY_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, source, tithi } of [...YEARLY_RULES, ...MONTHLY_RULES]) {
      expect(FESTIVALS).toContain(id);
      expect(source, id).toMatch(/^(Dharma Sindhu [12], |Nirnaya Sindhu 2, |custom of )/);
      expect(tithi).toBeGreaterThanOrEqual(1);
      expect(tithi).toBeLessThanOrEqual(30);
    }
    const ruled: readonly string[] = ids;
    expect(YEARLY_FESTIVALS.filter((id) => !ruled.includes(id))).toEqual([
      "varalakshmi_vratam",
      "gita_jayanti",
      "vaikuntha_ekadashi",
      "bhogi",
      "makara_sankranti",
      "kanuma",
      "bhishma_ekadashi",
      "holika_dahan",
      "dhulivandana",
    ]);
  });
});

describe("a tithi that fills its part of the day", () => {
  it("on one day is kept on that day", () => {
    expect(chosen("vinayaka_chavithi", 2025)).toEqual(["2025-08-27 tithi.madhyahna only"]);
  });

  it("on two days is kept where it fills more, or where the book says", () => {
    expect(chosen("dipavali", 2024)).toEqual(["2024-10-31 tithi.pradosha longer"]);
    expect(chosen("sri_rama_navami", 2029)).toEqual(["2029-04-23 tithi.madhyahna second"]);
    expect(chosen("bhagini_hastam", 2026)).toEqual(["2026-11-11 tithi.aparahna second"]);
    expect(chosen("akshaya_tritiya", 2026)).toEqual(["2026-04-19 tithi.purvahna first"]);
  });

  it("on none is kept on the day on which it begins, or the next", () => {
    expect(chosen("ugadi", 2026)).toEqual(["2026-03-19 tithi.sunrise neither_first"]);
  });

  it("waits for the star where the second afternoon alone has it", () => {
    expect(chosen("vijaya_dashami", 2022)).toEqual(["2022-10-05 tithi.aparahna star"]);
    expect(chosen("vijaya_dashami", 2026)).toEqual(["2026-10-20 tithi.aparahna longer"]);
  });
});

describe("an ekadashi", () => {
  it("at one sunrise is that day's", () => {
    expect(chosen("indira_ekadashi", 2026)).toEqual(["2026-10-06 ekadashi.sunrise"]);
  });

  it("at no sunrise begins the fast of householders, and Vaishnavas fast the day after", () => {
    expect(chosen("yogini_ekadashi", 2026, DELHI)).toEqual([
      "2026-07-10 smarta ekadashi.no_sunrise",
      "2026-07-11 vaishnava ekadashi.no_sunrise",
    ]);
  });

  it("at two sunrises goes to the second only with a twelfth that outlasts the next", () => {
    expect(chosen("padmini_ekadashi", 2026, DELHI)).toEqual(["2026-05-27 ekadashi.second_of_two_sunrises"]);
    // Both in one: so rare that it is made up here. It grows past a sunrise, and the twelfth ends before the next.
    const days = sunDays(realSky, HYDERABAD, () => 5.5);
    const [first, second, third] = [0, 1, 2].map((shift) =>
      days.on(gregorianToJd({ year: 2026, month: 10, day: 1 }) + shift),
    );
    if (first === undefined || second === undefined || third === undefined) throw new RangeError("three days");
    const turn = jdUt(second.sunriseJdUt + 0.003);
    const eleventh = {
      number: 11,
      startJdUt: jdUt(first.sunriseJdUt - 0.01),
      endJdUt: turn,
      masa: "ashvina",
      adhika: false,
      lostMasa: undefined,
    } as const;
    const twelfth = { startJdUt: turn, endJdUt: jdUt(third.sunriseJdUt - 0.001) };
    const fasts = fastsOf({ sky: realSky, place: HYDERABAD, days }, eleventh, twelfth);
    expect([fasts.smartaReason.rule, civilText(fasts.smarta.date)]).toEqual([
      "ekadashi.first_of_two_sunrises",
      "2026-10-01",
    ]);
    expect([fasts.vaishnavaReason.rule, civilText(fasts.vaishnava.date)]).toEqual([
      "ekadashi.second_of_two_sunrises",
      "2026-10-02",
    ]);
  });

  it("before a lost twelfth is a day earlier for householders", () => {
    expect(chosen("prabodhini_ekadashi", 2026)).toEqual([
      "2026-11-20 smarta ekadashi.twelfth_lost",
      "2026-11-21 vaishnava ekadashi.sunrise",
    ]);
  });

  it("that the tenth meets at dawn is a day later for Vaishnavas", () => {
    expect(chosen("rama_ekadashi", 2027, DELHI)).toEqual([
      "2027-10-25 smarta ekadashi.sunrise",
      "2027-10-26 vaishnava ekadashi.dashami_at_dawn",
    ]);
  });

  it("of the bright half in Dhanu opens the northern door: twice in 2025, not at all in 2024", () => {
    expect(chosen("vaikuntha_ekadashi", 2025)).toEqual([
      "2025-01-10 sun.in_dhanu",
      "2025-12-30 smarta sun.in_dhanu",
      "2025-12-31 vaishnava sun.in_dhanu",
    ]);
    expect(chosen("vaikuntha_ekadashi", 2024)).toEqual([]);
  });
});

describe("the Sun's days and the fire", () => {
  it("have Sankranti on the day of the entry before the afternoon, else on the next", () => {
    expect(chosen("makara_sankranti", 2025)).toEqual(["2025-01-14 sun.enters_before_aparahna"]);
    expect(chosen("makara_sankranti", 2026)).toEqual(["2026-01-15 sun.enters_after_midday"]);
    expect(chosen("bhogi", 2026)).toEqual(["2026-01-14 day.before"]);
    expect(chosen("kanuma", 2026)).toEqual(["2026-01-16 day.after"]);
  });

  it("keep the fire clear of Bhadra", () => {
    expect(chosen("holika_dahan", 2026)).toEqual(["2026-03-03 holika.on_first_of_dark_half"]);
    expect(chosen("holika_dahan", 2025)).toEqual(["2025-03-13 holika.after_bhadra"]);
    expect(chosen("dhulivandana", 2025)).toEqual(["2025-03-14 day.after"]);
  });

  it("count the Mondays from the first tithi of Kartika to its new moon", () => {
    expect(chosen("kartika_monday", 2026).map((text) => text.slice(0, 10))).toEqual([
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
      "2026-12-07",
    ]);
  });
});
