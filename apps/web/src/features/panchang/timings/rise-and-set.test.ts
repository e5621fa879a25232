import { expect, test } from "vitest";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { riseAndSet } from "./rise-and-set.ts";

const rise = parseInstant("2026-05-18T00:52:40+02:00");
const set = parseInstant("2026-05-18T23:40:10+02:00");

test("a rising that does not happen is reported, and two of a day are both listed", () => {
  const events = riseAndSet({
    sunrise: rise,
    sunset: null,
    moon: [
      { event: "set", at: rise },
      { event: "set", at: set },
    ],
  });
  expect(events.map(({ event, instant }) => [event, instant])).toEqual([
    ["sunrise", rise],
    ["sunset", null],
    ["moonrise", null],
    ["moonset", rise],
    ["moonset", set],
  ]);
});
