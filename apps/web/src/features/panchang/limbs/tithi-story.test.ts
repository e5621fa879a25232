import { expect, test } from "vitest";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { formatFigures } from "#i18n/format-time.ts";
import { tithiStory } from "./tithi-story.ts";

type Tithi = AlmanacDay["tithi"][number];

const at = (clock: string) => parseInstant(`2026-11-${clock}+05:30`);
const tithi = (name: string, start: string, end: string, course: Tithi["course"] = "ordinary"): Tithi => ({
  number: 1,
  name,
  start: at(start),
  end: at(end),
  paksha: "shukla",
  course,
});
const ends = { sunrise: at("21T06:24:03"), next_sunrise: at("22T06:24:37") };
const story = (...tithis: readonly Tithi[]) =>
  tithiStory(
    { ...ends, tithi: [...tithis] },
    ({ time }) => formatFigures(time, 24),
    (id, values) => `${id.replace("panchang.tithis.", "")} ${values?.name} ${values?.when ?? ""}`.trim(),
  );

test("the tithis of a day follow one another, and a skipped one is named as such", () => {
  expect(
    story(
      tithi("Ekadashi", "20T07:16:10", "21T06:32:01"),
      tithi("Dwadashi", "21T06:32:01", "22T04:57:00", "skipped"),
      tithi("Trayodashi", "22T04:57:00", "23T02:37:37"),
    ),
  ).toEqual(["first Ekadashi 06:32", "then Dwadashi 04:57", "last Trayodashi 02:38", "skipped Dwadashi"]);
});

test("one that covers the whole day and the next sunrise is repeated", () => {
  expect(story(tithi("Navami", "21T06:05:00", "22T07:06:00", "repeated"))).toEqual([
    "all Navami 07:06",
    "repeated Navami",
  ]);
});
