import { describe, expect, test } from "vitest";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { minutesSince, spanStatus } from "./span-status.ts";

const at = (clock: string) => parseInstant(`2026-11-21T${clock}+05:30`);
const rahu = (now: string) => spanStatus(at("09:13:00"), at("10:37:00"), at(now).instantMs);

describe("the status of a span now", () => {
  test("ahead, with the minutes to its start", () => {
    expect(rahu("06:27:00")).toEqual({ tense: "next", minutes: 166 });
    expect(rahu("09:12:30")).toEqual({ tense: "next", minutes: 1 });
  });

  test("running from its first instant, with the minutes to its end", () => {
    expect(rahu("09:13:00")).toEqual({ tense: "now", minutes: 84 });
  });

  test("with the minutes between the clock and the time shown of its end", () => {
    const eclipse = (now: string) => spanStatus(at("18:22:40"), at("18:46:40"), at(now).instantMs).minutes;
    // 6:23 PM and 6:47 PM.
    expect(eclipse("18:10:00")).toBe(13);
    expect(eclipse("18:10:59")).toBe(13);
    expect(eclipse("18:30:00")).toBe(17);
    expect(eclipse("18:46:30")).toBe(1);
    const early = (now: string) => spanStatus(at("17:00:00"), at("17:33:20"), at(now).instantMs).minutes;
    expect(early("17:30:00")).toBe(3);
    expect(early("17:33:10")).toBe(1);
  });

  test("over from the instant of its end", () => {
    expect(rahu("10:37:00")).toEqual({ tense: "past", minutes: 0 });
  });
});

test("the minutes since an end are those between the time shown of it and the clock", () => {
  const since = (end: string, now: string) => minutesSince(at(end), at(now).instantMs);
  // 6:47 PM and 6:50 PM, by the clocks.
  expect(since("18:46:40", "18:50:50")).toBe(3);
  expect(since("18:46:20", "18:50:10")).toBe(4);
  expect(since("18:46:40", "18:46:50")).toBe(0);
});
