import { expect, it } from "vitest";
import { wordsOf } from "../words/words-of.ts";
import { shownDate, shownInstant, shownTime } from "./shown-time.ts";

const [en, te] = [wordsOf("en"), wordsOf("te")];

it("a time is shown to the nearest minute, with the day where it is another", () => {
  expect(shownTime("2026-09-14T06:03:57+05:30", "2026-09-14", en)).toBe("6:04 AM");
  expect(shownTime("2026-09-14T12:00:29+05:30", "2026-09-14", en)).toBe("12:00 PM");
  expect(shownTime("2026-09-14T23:59:30+05:30", "2026-09-14", en)).toBe("15 September, 12:00 AM");
  expect(shownTime("2026-09-15T07:44:44+05:30", "2026-09-14", te)).toBe("సెప్టెంబర్ 15, ఉ. 7:45");
});

it("a date is shown with its year, also at a year's end and four hundred years ago", () => {
  expect(shownDate("1600-02-29", en)).toBe("29 February 1600");
  expect(shownInstant("2026-12-31T23:59:59+05:30", te)).toBe("2027 జనవరి 1, అ.రా. 12:00");
});
