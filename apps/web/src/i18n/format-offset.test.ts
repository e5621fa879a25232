import { expect, test } from "vitest";
import { formatOffset, formatOffsetHours } from "./format-offset.ts";

test.each([
  [5.5 * 3600, "UTC+5:30"],
  [-4 * 3600, "UTC-4:00"],
  [0, "UTC+0:00"],
  [5.75 * 3600, "UTC+5:45"],
  [19_270, "UTC+5:21:10"],
  [-17_762, "UTC-4:56:02"],
  [-3.5 * 3600, "UTC-3:30"],
])("%i seconds east of UTC are written %s", (seconds, text) => {
  expect(formatOffset(seconds, "en")).toBe(text);
});

test("an offset in hours is shown to one place", () => {
  expect([5.5, 5.75, -4, 0].map((hours) => formatOffsetHours(hours, "en"))).toEqual([
    "UTC+5.5",
    "UTC+5.8",
    "UTC-4.0",
    "UTC+0.0",
  ]);
});

test("in Telugu an offset has no Latin letter", () => {
  expect(formatOffset(5.5 * 3600, "te")).toBe("యూటీసీ+5:30");
  expect(formatOffsetHours(-4, "te")).toBe("యూటీసీ-4.0");
});
