import type { PanchangDay } from "@vedanga/contract";
import { expect, test } from "vitest";
import { tithiStory } from "./tithi-story.ts";

type Tithi = PanchangDay["tithi"][number];

const tithi = (name: string, start: string, end: string, course: Tithi["course"] = "ordinary"): Tithi => ({
  number: 1,
  name,
  start: `2026-11-${start}+05:30`,
  end: `2026-11-${end}+05:30`,
  paksha: "shukla",
  course,
});
const ends = { sunrise: "2026-11-21T06:24:03+05:30", next_sunrise: "2026-11-22T06:24:37+05:30" };
const story = (...tithis: readonly Tithi[]) =>
  tithiStory(
    { ...ends, tithi: [...tithis] },
    (instant) => instant.slice(11, 16),
    (id, values) => `${id.replace("panchang.tithis.", "")} ${values?.name} ${values?.when ?? ""}`.trim(),
  );

test("the tithis of a day follow one another, and a skipped one is named as such", () => {
  expect(
    story(
      tithi("Ekadashi", "20T07:16:10", "21T06:32:01"),
      tithi("Dwadashi", "21T06:32:01", "22T04:57:00", "skipped"),
      tithi("Trayodashi", "22T04:57:00", "23T02:37:37"),
    ),
  ).toEqual(["first Ekadashi 06:32", "then Dwadashi 04:57", "last Trayodashi 02:37", "skipped Dwadashi"]);
});

test("one that covers the whole day and the next sunrise is repeated", () => {
  expect(story(tithi("Navami", "21T06:05:00", "22T07:06:00", "repeated"))).toEqual([
    "all Navami 07:06",
    "repeated Navami",
  ]);
});
