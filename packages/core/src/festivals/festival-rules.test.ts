import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { isoDate } from "../calendar/civil-date.ts";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { sunDays } from "../day/sun-days.ts";
import { FESTIVALS, type Festival, YEARLY_FESTIVALS } from "../ids.ts";
import type { GeoPoint } from "../sky.ts";
import { fastsOf } from "./ekadashi.ts";
import { festivalDays } from "./festival-day.ts";
import type { FestivalReason } from "./festival-reason.ts";
import { festivalsBetween } from "./festivals-between.ts";
import type { FoundFestival } from "./found-festival.ts";
import { MONTHLY_RULES } from "./monthly-rules.ts";
import { tithiDay } from "./tithi-day.ts";
import { YEARLY_RULES } from "./yearly-rules.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const DELHI: GeoPoint = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
const ist = civilClockBy(() => 5.5);
const inHyderabad = sunDays(realSky, HYDERABAD, ist);
const finder = { ...inHyderabad, days: festivalDays(inHyderabad) };

const known = new Map<string, readonly FoundFestival[]>();
function yearAt(place: GeoPoint, year: number): readonly FoundFestival[] {
  const key = `${year} ${place.latitudeDeg}`;
  const [from, to] = [
    { year, month: 1, day: 1 },
    { year, month: 12, day: 31 },
  ] as const;
  const found = known.get(key) ?? festivalsBetween(sunDays(realSky, place, ist), from, to);
  known.set(key, found);
  return found;
}

/** The days of a festival in a Gregorian year with the rule that chose each. */
function chosen(id: Festival, year: number, place: GeoPoint = HYDERABAD): readonly string[] {
  const ruleOf = ({ rule, facts }: FestivalReason): string => ("choice" in facts ? `${rule} ${facts.choice}` : rule);
  return yearAt(place, year)
    .filter((found) => found.id === id)
    .map(({ date, tradition, reasons }) => [isoDate(date), tradition, ruleOf(reasons[0])].filter(Boolean).join(" "));
}

describe("the table of rules", () => {
  it("has one row for a festival, each with its book or custom", () => {
    const ids = YEARLY_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, source, tithi } of [...YEARLY_RULES, ...MONTHLY_RULES]) {
      expect(FESTIVALS).toContain(id);
      const cited = "work" in source ? `${source.work} ${source.chapter}` : Object.keys(source).join();
      expect(cited, id).toMatch(/^(dharma_sindhu [12]|nirnaya_sindhu 2|custom)$/);
      expect(tithi).toBeGreaterThanOrEqual(1);
      expect(tithi).toBeLessThanOrEqual(30);
    }
    const ruled: readonly string[] = ids;
    expect(YEARLY_FESTIVALS.filter((id) => !ruled.includes(id))).toEqual([
      "varalakshmi_vratam",
      "onam",
      "engili_pula_bathukamma",
      "saddula_bathukamma",
      "gita_jayanti",
      "vaikuntha_ekadashi",
      "bhogi",
      "makara_sankranti",
      "pongal",
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
    expect(chosen("akshaya_tritiya", 2026)).toEqual(["2026-04-19 tithi.first_half first"]);
    expect(chosen("vasanta_panchami", 2028)).toEqual(["2028-01-31 tithi.purvahna first"]);
  });

  it("in the forenoon is there before the end of the second fifth of the daylight, not of its half", () => {
    for (const place of [HYDERABAD, DELHI]) {
      expect(chosen("vasanta_panchami", 2019, place)).toEqual(["2019-02-10 tithi.purvahna only"]);
      expect(chosen("vasanta_panchami", 2035, place)).toEqual(["2035-02-13 tithi.purvahna only"]);
      expect(chosen("vasanta_panchami", 2040, place)).toEqual(["2040-02-17 tithi.purvahna only"]);
    }
  });

  it("in the forenoon makes Nagula Chavithi, not at midday", () => {
    expect(chosen("nagula_chavithi", 2023)).toEqual(["2023-11-17 tithi.purvahna only"]);
    expect(chosen("nagula_chavithi", 2022)).toEqual(["2022-10-29 tithi.purvahna longer"]);
    expect(chosen("nagula_chavithi", 2021)).toEqual(["2021-11-08 tithi.purvahna only"]);
  });

  it("three muhurtas after sunrise makes Naga Panchami, else the day before or one with two of them", () => {
    // Over at the third muhurta of the second day: the fourth tithi yields to the fifth on the first.
    expect(chosen("nag_panchami", 2013, DELHI)).toEqual(["2013-08-11 tithi.three_muhurtas only"]);
    expect(chosen("nag_panchami", 2015, DELHI)).toEqual(["2015-08-19 tithi.three_muhurtas only"]);
    expect(chosen("nag_panchami", 2019, DELHI)).toEqual(["2019-08-05 tithi.three_muhurtas only"]);
    const { days } = finder;
    const [first, second] = [0, 1].map((shift) => days.on(gregorianToJd({ year: 2026, month: 8, day: 17 }) + shift));
    if (first === undefined || second === undefined) throw new RangeError("two days");
    const rule = YEARLY_RULES.find(({ id }) => id === "nag_panchami");
    if (rule === undefined) throw new RangeError("no rule");
    const muhurtas = (day: typeof first, count: number) =>
      jdUt(day.sunriseJdUt + ((day.sunsetJdUt - day.sunriseJdUt) * count) / 15);
    const kept = (from: number, until: number) => {
      const span = { startJdUt: muhurtas(first, from), endJdUt: muhurtas(second, until) };
      const tithi = { ...span, number: 5, masa: "shravana", adhika: false, lostMasa: undefined } as const;
      return tithiDay(finder, rule, tithi).day.date.day;
    };
    // On both days past the third muhurta: the first where it runs at its sunrise already, else the second.
    expect([kept(-0.5, 3.5), kept(0.5, 3.5)]).toEqual([17, 18]);
    // On neither: the second with two muhurtas, else the first.
    expect([kept(3.5, 2.5), kept(3.5, 1.5)]).toEqual([18, 17]);
  });

  it("on two evenings goes to the second where it lasts a ghati into that night", () => {
    expect(chosen("dhantrayodashi", 2015)).toEqual(["2015-11-09 tithi.pradosha second"]);
    expect(chosen("dhantrayodashi", 2022)).toEqual(["2022-10-22 tithi.pradosha first"]);
  });

  it("names the other of its two days, and the book's day if custom keeps another", () => {
    const [dipavali] = yearAt(HYDERABAD, 2024).filter(({ id }) => id === "dipavali");
    expect(dipavali?.reasons.map(({ rule, source }) => [rule, source])).toEqual([
      ["tithi.pradosha", { custom: "telugu_by_holidays" }],
      ["tithi.by_the_book", { work: "dharma_sindhu", chapter: 2, month: "ashvina" }],
    ]);
    expect(dipavali?.reasons[0].facts).toMatchObject({ date: "2024-10-31", otherDate: "2024-11-01" });
    expect(dipavali?.reasons[1]?.facts).toMatchObject({ date: "2024-11-01", keptDate: "2024-10-31" });
    // Five minutes of the second evening are no ghati: book and custom agree.
    const [next] = yearAt(HYDERABAD, 2025).filter(({ id }) => id === "dipavali");
    expect(next?.reasons).toHaveLength(1);
    expect(next?.reasons[0].facts).toMatchObject({ date: "2025-10-20", otherDate: "2025-10-21" });
    const [alone] = yearAt(HYDERABAD, 2026).filter(({ id }) => id === "dipavali");
    expect(alone?.reasons[0].facts).not.toHaveProperty("otherDate");
  });

  it("that fills its part of both days wholly is kept on the first, however the daylight grows", () => {
    const { days } = finder;
    const rule = MONTHLY_RULES.find(({ id }) => id === "masika_shivaratri");
    if (rule === undefined) throw new RangeError("no rule");
    for (const month of [3, 10]) {
      const first = days.on(gregorianToJd({ year: 2026, month, day: 10 }));
      const span = { startJdUt: jdUt(first.noonJdUt + 0.45), endJdUt: jdUt(first.noonJdUt + 1.55) };
      const tithi = { ...span, number: 29, masa: "magha", adhika: false, lostMasa: undefined } as const;
      const kept = tithiDay(finder, rule, tithi);
      expect(kept.day.date.day).toBe(10);
      expect(kept.reasons[0].facts).toMatchObject({ choice: "first" });
      // The rule of a day of remembrance keeps the second then, and not because more of it were there.
      const later = tithiDay(finder, { ...rule, both: "longer_or_second" }, tithi);
      expect(later.day.date.day).toBe(11);
      expect(later.reasons[0].facts).toMatchObject({ choice: "second" });
    }
  });

  it("counts a minute for an instant at which it runs, and none for one at which it does not", () => {
    const [ugadi] = yearAt(HYDERABAD, 2027).filter(({ id }) => id === "ugadi");
    expect(ugadi?.reasons[0].facts).toMatchObject({ date: "2027-04-07", coveredMinutes: [0, 1] });
  });

  it("on none is kept on the day on which it begins, or the next", () => {
    expect(chosen("ugadi", 2026)).toEqual(["2026-03-19 tithi.sunrise neither_first"]);
  });

  it("waits for the star if only the second afternoon has it", () => {
    expect(chosen("vijaya_dashami", 2022)).toEqual(["2022-10-05 tithi.aparahna star"]);
    expect(chosen("vijaya_dashami", 2026)).toEqual(["2026-10-20 tithi.aparahna longer"]);
    // The day given up is named where its own afternoon had the tithi.
    const factsOf = (year: number) =>
      yearAt(HYDERABAD, year).find(({ id }) => id === "vijaya_dashami")?.reasons[0].facts;
    expect(factsOf(2022)).toMatchObject({ date: "2022-10-05", otherDate: "2022-10-04" });
    expect(factsOf(2025)).toMatchObject({ date: "2025-10-02", choice: "star" });
    expect(factsOf(2025)).not.toHaveProperty("otherDate");
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
    const { days } = finder;
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
    const fasts = fastsOf(finder, eleventh, twelfth);
    expect([fasts.smartaReason.rule, isoDate(fasts.smarta.date)]).toEqual([
      "ekadashi.first_of_two_sunrises",
      "2026-10-01",
    ]);
    expect([fasts.vaishnavaReason.rule, isoDate(fasts.vaishnava.date)]).toEqual([
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

  it("have Pongal on the day of the entry before sunset, else on the next", () => {
    expect(chosen("pongal", 2026)).toEqual(["2026-01-14 sun.enters_by_sunset"]);
    expect(chosen("pongal", 2027)).toEqual(["2027-01-15 sun.enters_after_sunset"]);
  });

  it("have Onam with the later star of Simha's two", () => {
    expect(chosen("onam", 2026)).toEqual(["2026-08-26 sun.in_simha_star"]);
    expect(chosen("onam", 2013)).toEqual(["2013-09-16 sun.in_simha_star"]);
    expect(chosen("onam", 2014)).toEqual(["2014-09-07 sun.in_simha_star"]);
  });

  it("count Bathukamma's nine days from the new moon before Navaratri, also after an adhika Ashvina", () => {
    expect(chosen("engili_pula_bathukamma", 2026)).toEqual(["2026-10-10 tithi.before_navaratri"]);
    expect(chosen("saddula_bathukamma", 2026)).toEqual(["2026-10-18 day.ninth"]);
    expect(chosen("engili_pula_bathukamma", 2020)).toEqual(["2020-10-16 tithi.before_navaratri"]);
    expect(chosen("saddula_bathukamma", 2020)).toEqual(["2020-10-24 day.ninth"]);
    // Mahalaya is the day before: the new moon runs in its afternoon, not at its sunrise.
    expect(chosen("mahalaya_amavasya", 2018)).toEqual(["2018-10-08 tithi.aparahna only"]);
    expect(chosen("engili_pula_bathukamma", 2018)).toEqual(["2018-10-09 tithi.before_navaratri"]);
    expect(chosen("saddula_bathukamma", 2018)).toEqual(["2018-10-17 day.ninth"]);
    expect(chosen("mahalaya_amavasya", 2020).map((text) => text.slice(0, 10))).toEqual(["2020-09-17"]);
  });

  it("count every Sunday of Ashadha, one on which no tithi begins or ends too", () => {
    const sundays = (year: number) => chosen("bonalu", year).map((text) => text.slice(5, 10));
    // The seventh tithi covers the whole of 25 June 2023.
    expect(sundays(2023)).toEqual(["06-25", "07-02", "07-09", "07-16"]);
    expect(sundays(2026)).toEqual(["07-19", "07-26", "08-02", "08-09"]);
  });

  it("name what is kept each month by the great one in its month", () => {
    const dated = (id: Festival) => chosen(id, 2026).map((text) => text.slice(0, 7));
    expect(dated("skanda_shashti")).not.toContain("2026-11");
    expect(dated("sura_samharam")).toEqual(["2026-11"]);
    expect(dated("vinayaka_chaturthi")).toHaveLength(11);
    expect(dated("vinayaka_chavithi")).toEqual(["2026-09"]);
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
