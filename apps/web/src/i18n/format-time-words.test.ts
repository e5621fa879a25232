import { expect, test } from "vitest";
import { formatTimeWords } from "./format-time-words.ts";

const at = (hour: number, minute: number) => ({ hour, minute, second: 0 });

test.each([
  [at(0, 0), "midnight, as the day begins"],
  [at(0, 30), "12:30 after midnight"],
  [at(3, 0), "3:00 in the morning"],
  [at(6, 5), "6:05 in the morning"],
  [at(12, 0), "noon"],
  [at(12, 30), "12:30 in the afternoon"],
  [at(18, 5), "6:05 in the evening"],
  [at(23, 59), "11:59 at night"],
])("%o is said in English as %s", (time, words) => {
  expect(formatTimeWords(time, "en")).toBe(words);
});

test.each([
  [at(0, 30), "అర్ధరాత్రి దాటాక 12:30"],
  [at(4, 20), "తెల్లవారుజామున 4:20"],
  [at(6, 5), "ఉదయం 6:05"],
  [at(12, 30), "మధ్యాహ్నం 12:30"],
  [at(18, 5), "సాయంత్రం 6:05"],
])("%o is said in Telugu as %s", (time, words) => {
  expect(formatTimeWords(time, "te").replaceAll("\u00a0", " ")).toBe(words);
});
