import { describe, expect, it, test } from "vitest";
import { addressOfDay, askedDay, type PageDay, questionsOfDay, TODAY_AT_HYDERABAD } from "./page-day.ts";

const DAY = { year: 2027, month: 3, day: 6 };
const CHENNAI = {
  id: "1264527",
  name: "Chennai",
  admin: "Tamil Nadu",
  country: "India",
  lat: 13.08784,
  lon: 80.27847,
  zone: "Asia/Kolkata",
};
const NOON_MS = Date.UTC(2026, 10, 21, 6, 30);

/** As the server makes it of what was asked, with the only city of its list. */
const dayOf = (search: string): PageDay | undefined => {
  const asked = askedDay(search);
  return asked && { date: asked.date, city: asked.cityId === null ? null : CHENNAI };
};

describe("the day that a query names", () => {
  it.each([
    ["?date=2027-03-06", { date: DAY, cityId: null }],
    ["?date=2027-03-06&place=1269843", { date: DAY, cityId: null }],
    ["?date=2027-03-06&place=1264527", { date: DAY, cityId: "1264527" }],
    ["?date=2027-03-06&date=2028-01-01", { date: DAY, cityId: null }],
    ["?place=1264527&date=", { date: null, cityId: "1264527" }],
    ["?place=1269843", { date: null, cityId: null }],
  ])("is, in %s, %o", (search, asked) => {
    expect(askedDay(search)).toEqual(asked);
  });

  it.each(["", "?date=", "?id=abc", "?date=2026-02-30", "?date=1599-12-31", "?place=<b>", "?lat=1&lon=2&zone=UTC"])(
    "is not drawn for %s",
    (search) => {
      expect(askedDay(search)).toBeUndefined();
    },
  );
});

test.each([
  ["?date=2027-03-06", "/panchang?date=2027-03-06&place=1269843"],
  ["?place=1264527&date=2027-03-06", "/panchang?date=2027-03-06&place=1264527"],
  ["?place=1264527", "/panchang?place=1264527"],
  ["?place=1269843", "/panchang"],
])("the address of what is drawn for %s is the page's own: %s", (search, address) => {
  const day = dayOf(search);
  expect(day && addressOfDay(day)).toBe(address);
});

test("a day is asked for as it runs if it is today, as named or not, and at its sunrise else", () => {
  const today = { ...TODAY_AT_HYDERABAD, date: { year: 2026, month: 11, day: 21 } };
  expect(questionsOfDay(today, NOON_MS, "en")).toEqual(questionsOfDay(TODAY_AT_HYDERABAD, NOON_MS, "en"));
  const { asked, limbs, day } = questionsOfDay({ date: DAY, city: CHENNAI }, NOON_MS, "te");
  expect([asked, limbs.time, limbs.date, day.date, day.lat, day.lang]).toEqual([
    null,
    undefined,
    "06/03/2027",
    "06/03/2027",
    "13.087840",
    "te",
  ]);
});
