import { expect, test } from "vitest";
import { limbsOfDate } from "./limbs-of-date.ts";

/** An instant of November 2026 in India, by date and hour. */
const at = (day: number, hour: number, minute = 0) => ({
  instantMs: Date.UTC(2026, 10, day, hour, minute),
  date: { year: 2026, month: 11, day },
  time: { hour, minute, second: 0 },
});
const limb = (name: string, start: ReturnType<typeof at>, end: ReturnType<typeof at>) => ({ name, start, end });
const day = { sunrise: at(21, 6, 24), solar_noon: at(21, 12, 2), date: at(21, 0).date };
const namesOf = (...limbs: readonly ReturnType<typeof limb>[]) => limbsOfDate(limbs, day).map((each) => each?.name);

test("a limb that ends on the date is told with the next, one that ends after midnight alone", () => {
  const ekadashi = limb("ekadashi", at(20, 5), at(21, 6, 32));
  expect(namesOf(ekadashi, limb("dwadashi", at(21, 6, 32), at(22, 4)))).toEqual(["ekadashi", "dwadashi"]);
  const long = limb("trayodashi", at(21, 4), at(22, 2, 38));
  expect(namesOf(long, limb("chaturdashi", at(22, 2, 38), at(23, 1)))).toEqual(["trayodashi", undefined]);
});

test("the limb of sunrise is told even if another is listed before it; at a place without sunrise that of noon", () => {
  const before = limb("dashami", at(20, 5), at(21, 6));
  const morning = limb("ekadashi", at(21, 6), at(21, 11));
  const noon = limb("dwadashi", at(21, 11), at(22, 9));
  expect(namesOf(before, morning, noon)).toEqual(["ekadashi", "dwadashi"]);
  expect(limbsOfDate([before, morning, noon], { ...day, sunrise: null })[0]?.name).toBe("dwadashi");
});

test("of a day without limbs there are none", () => {
  expect(namesOf()).toEqual([undefined, undefined]);
});
