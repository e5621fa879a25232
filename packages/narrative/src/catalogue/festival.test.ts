import { civilClockBy, daysAt, type FestivalRule } from "@vedanga/core";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { reasonSentence } from "../reason/reason-sentence.ts";
import { civilDayEn } from "./en/civil-day.ts";
import { ENGLISH } from "./english.ts";
import { TELUGU } from "./telugu.ts";

const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const years = (from: number, to: number) =>
  daysAt(
    realSky,
    HYDERABAD,
    civilClockBy(() => 5.5),
  ).festivalsBetween({ year: from, month: 1, day: 1 }, { year: to, month: 12, day: 31 });

describe("why a festival falls on its day", () => {
  const found = years(2023, 2030);

  it("exists for every reason of eight years in whole sentences of one language", () => {
    const seen = new Set<FestivalRule>();
    for (const { reasons } of found) {
      for (const reason of reasons) {
        seen.add(reason.rule);
        const english = reasonSentence(ENGLISH.festival.why, reason);
        const telugu = reasonSentence(TELUGU.festival.why, reason);
        expect(english, reason.rule).toMatch(/^[A-Z0-9][\x20-\x7e]+\.$/);
        expect(telugu, reason.rule).toMatch(/^[\u0c00-\u0c7f0-9 ,.;()]+\.$/);
      }
    }
    // All but the rare ones: two sunrises kept on the first, and a fire after Bhadra.
    const rare = ["ekadashi.first_of_two_sunrises", "holika.after_bhadra"];
    const missing = Object.keys(ENGLISH.festival.why).filter((rule) => !seen.has(rule as FestivalRule));
    expect(missing.filter((rule) => !rare.includes(rule))).toEqual([]);
  });

  it("names the tithi, the part of the day and the date", () => {
    const chavithi = found.find(({ id, date }) => id === "vinayaka_chavithi" && date.year === 2026);
    expect(chavithi && reasonSentence(ENGLISH.festival.why, chavithi.reasons[0])).toBe(
      "Chaturthi runs at midday on 14 September.",
    );
    expect(chavithi && reasonSentence(TELUGU.festival.why, chavithi.reasons[0])).toBe(
      "సెప్టెంబర్ 14 నాడు మధ్యాహ్న కాలంలో చవితి ఉంది.",
    );
    const ugadi = found.find(({ id, date }) => id === "ugadi" && date.year === 2026);
    expect(ugadi && reasonSentence(ENGLISH.festival.why, ugadi.reasons[0])).toBe(
      "Pratipada is there at sunrise on no day; it is kept on 19 March, on which it begins.",
    );
  });

  it("refuses what is not a date", () => {
    expect(() => civilDayEn("someday")).toThrow("not a date");
  });
});

describe("words of festivals", () => {
  it("give every festival a name of its own", () => {
    for (const { names: all, lang } of [ENGLISH, TELUGU]) {
      const names = Object.values(all.festival).map(({ name }) => name);
      expect(new Set(names).size, lang).toBe(names.length);
      expect(names.every((name) => name.length > 0 && name.length <= 40)).toBe(true);
    }
  });
});
