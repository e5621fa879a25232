import { describe, expect, test } from "vitest";
import { formatInstant, formatTime } from "./format-time.ts";

const at = (hour: number, minute: number, second = 0) => ({ hour, minute, second });
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("a clock time", () => {
  test.each([
    [at(0, 5), "12:05 AM"],
    [at(6, 24, 29), "6:24 AM"],
    [at(6, 24, 30), "6:25 AM"],
    [at(11, 59, 58), "12:00 PM"],
    [at(12, 0), "12:00 PM"],
    [at(23, 59, 59), "12:00 AM"],
  ])("in English", (time, shown) => {
    expect(plain(formatTime(time, "en"))).toBe(shown);
  });

  test.each([
    [at(2, 59), "అ.రా. 2:59", "అర్ధరాత్రి దాటాక 2:59"],
    [at(3, 0), "తె. 3:00", "తెల్లవారుజామున 3:00"],
    [at(5, 55), "తె. 5:55", "తెల్లవారుజామున 5:55"],
    [at(6, 0), "ఉ. 6:00", "ఉదయం 6:00"],
    [at(12, 24), "మ. 12:24", "మధ్యాహ్నం 12:24"],
    [at(16, 0), "సా. 4:00", "సాయంత్రం 4:00"],
    [at(19, 0), "రా. 7:00", "రాత్రి 7:00"],
    [at(0, 0), "అ.రా. 12:00", "అర్ధరాత్రి దాటాక 12:00"],
  ])("in Telugu, by a letter in a table and a word in a sentence", (time, inTable, inSentence) => {
    expect(plain(formatTime(time, "te", "table"))).toBe(inTable);
    expect(plain(formatTime(time, "te", "sentence"))).toBe(inSentence);
  });

  test("never parts from its half of the day at the end of a line", () => {
    expect(formatTime(at(6, 24), "en")).not.toContain(" ");
    expect(formatTime(at(6, 24), "te")).not.toContain(" ");
  });
});

describe("a moment near a day", () => {
  const saturday = { year: 2026, month: 11, day: 21 };
  const sunday = { year: 2026, month: 11, day: 22 };

  test("on that day is the time alone", () => {
    expect(plain(formatInstant({ date: saturday, time: at(6, 32) }, "en", saturday))).toBe("6:32 AM");
    expect(plain(formatInstant({ date: saturday, time: at(6, 32) }, "te", saturday))).toBe("ఉ. 6:32");
  });

  test("on another day says which", () => {
    const moment = { date: sunday, time: at(4, 57) };
    expect(plain(formatInstant(moment, "en", saturday))).toBe("4:57 AM Sun");
    expect(plain(formatInstant(moment, "te", saturday))).toBe("ఆది. తె. 4:57");
    expect(plain(formatInstant(moment, "en", saturday, "sentence"))).toBe("4:57 AM, Sunday");
    expect(plain(formatInstant(moment, "te", saturday, "sentence"))).toBe("ఆదివారం తెల్లవారుజామున 4:57");
  });

  test("in a narrow column may part from its weekday in Telugu, but not from the part of its day", () => {
    const moment = { date: sunday, time: at(4, 57) };
    expect(formatInstant(moment, "te", saturday, "column")).toBe("ఆది. తె.\u00a04:57");
    expect(formatInstant(moment, "te", saturday)).toBe("ఆది.\u00a0తె.\u00a04:57");
    expect(formatInstant(moment, "en", saturday, "column")).toBe("4:57\u00a0AM\u00a0Sun");
    expect(formatInstant(moment, "en", saturday)).toBe("4:57\u00a0AM\u00a0Sun");
  });

  test("in the last half minute of a day belongs to the next", () => {
    const moment = { date: saturday, time: at(23, 59, 40) };
    expect(plain(formatInstant(moment, "en", saturday))).toBe("12:00 AM Sun");
    const newYearsEve = { date: { year: 2026, month: 12, day: 31 }, time: at(23, 59, 40) };
    expect(plain(formatInstant(newYearsEve, "en", saturday))).toBe("12:00 AM Fri");
  });

  test("in Telugu the small hours are the night of the day before", () => {
    const moment = { date: sunday, time: at(2, 31) };
    expect(plain(formatInstant(moment, "te", saturday, "sentence"))).toBe("రాత్రి 2:31");
    expect(plain(formatInstant(moment, "te", saturday))).toBe("రా. 2:31");
    expect(plain(formatInstant(moment, "en", saturday, "sentence"))).toBe("2:31 AM, Sunday");
    expect(plain(formatInstant({ date: sunday, time: at(2, 59, 40) }, "te", saturday))).toBe("ఆది. తె. 3:00");
  });

  test("in Telugu the small hours of the day itself are after midnight", () => {
    const moment = { date: sunday, time: at(0, 50) };
    expect(plain(formatInstant(moment, "te", sunday, "sentence"))).toBe("అర్ధరాత్రి దాటాక 12:50");
    expect(plain(formatInstant(moment, "te", sunday))).toBe("అ.రా. 12:50");
    expect(plain(formatInstant(moment, "en", sunday))).toBe("12:50 AM");
    const firstOfMarch = { year: 2026, month: 3, day: 1 };
    expect(plain(formatInstant({ date: firstOfMarch, time: at(1, 5) }, "te", sunday))).toBe("శని. రా. 1:05");
  });
});

test("by 24 hours both languages write the same figures, and another day keeps its weekday", () => {
  const base = { year: 2026, month: 11, day: 21 };
  const night = { date: { ...base, day: 22 }, time: { hour: 2, minute: 30, second: 57 } };
  expect(formatTime({ hour: 0, minute: 4, second: 10 }, "en", "table", 24)).toBe("00:04");
  expect(formatTime({ hour: 18, minute: 5, second: 0 }, "te", "sentence", 24)).toBe("18:05");
  expect(formatInstant(night, "en", base, "sentence", 24)).toBe("02:31, Sunday");
  expect(formatInstant(night, "te", base, "sentence", 24)).toBe("ఆదివారం 02:31");
});
