import { expect, test } from "vitest";
import { isToAsk } from "./is-to-ask.ts";

const READER = { pathname: "/panchang", search: "", zone: "America/Chicago", hasAnswered: false };

test("a reader abroad is asked where the day of the usual city is shown", () => {
  for (const pathname of ["/", "/panchang", "/panchang/month", "/panchang/festivals"])
    expect(isToAsk({ ...READER, pathname }), pathname).toBe(true);
  expect(isToAsk({ ...READER, search: "?id=abc" })).toBe(true);
});

test.each([
  ["in India", { zone: "Asia/Kolkata" }],
  ["in India, by its former name", { zone: "Asia/Calcutta" }],
  ["whose browser does not say", { zone: undefined }],
  ["who has answered", { hasAnswered: true }],
  ["elsewhere on the site", { pathname: "/places" }],
  ["of a page about a place", { search: "?place=1252948" }],
  ["of a page about a point", { search: "?lat=69.65&lon=18.96&zone=Europe/Oslo" }],
  ["of a page about a place that cannot be", { search: "?place=here" }],
  ["of a dated page", { search: "?date=2026-11-24" }],
])("a reader is not asked: one %s", (_, differing) => {
  expect(isToAsk({ ...READER, ...differing })).toBe(false);
});
