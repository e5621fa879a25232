import { describe, expect, test } from "vitest";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { spanStatus } from "./span-status.ts";

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

  test("over from the instant of its end", () => {
    expect(rahu("10:37:00")).toEqual({ tense: "past", minutes: 0 });
  });
});
