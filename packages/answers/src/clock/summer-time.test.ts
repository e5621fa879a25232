import { describe, expect, it } from "vitest";
import { summerTimeAt, summerTimeOn } from "./summer-time.ts";

describe("the offsets about a day", () => {
  it.each([
    ["Asia/Kolkata", { year: 2026, month: 11, day: 21 }, { standardHours: 5.5, summerHours: 5.5, isSummer: false }],
    ["Asia/Kolkata", { year: 1943, month: 6, day: 15 }, { standardHours: 5.5, summerHours: 6.5, isSummer: true }],
    ["America/New_York", { year: 2024, month: 12, day: 1 }, { standardHours: -5, summerHours: -4, isSummer: false }],
    ["America/New_York", { year: 2024, month: 7, day: 1 }, { standardHours: -5, summerHours: -4, isSummer: true }],
    ["America/Santiago", { year: 2024, month: 12, day: 1 }, { standardHours: -4, summerHours: -3, isSummer: true }],
    ["America/Bogota", { year: 2024, month: 12, day: 1 }, { standardHours: -5, summerHours: -5, isSummer: false }],
    ["Europe/Tirane", { year: 2024, month: 12, day: 1 }, { standardHours: 1, summerHours: 2, isSummer: false }],
    ["Asia/Kathmandu", { year: 2024, month: 12, day: 1 }, { standardHours: 5.75, summerHours: 5.75, isSummer: false }],
  ] as const)("of %s on %o", (zone, date, expected) => {
    expect(summerTimeOn(zone, date)).toEqual(expected);
  });

  it("are those of the hour", () => {
    const changes = Date.UTC(2026, 2, 8, 7);
    expect([changes - 1, changes].map((at) => summerTimeAt("America/New_York", at).isSummer)).toEqual([false, true]);
  });
});
