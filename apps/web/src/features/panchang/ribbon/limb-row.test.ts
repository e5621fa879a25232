import { describe, expect, test } from "vitest";
import { limbRow, type RowLimb } from "./limb-row.ts";
import type { TimeScale } from "./time-scale.ts";

/** A day of 1000 ms on 1000 px; every letter is 10 px wide. */
const scale: TimeScale = { startMs: 0, endMs: 1000, leftPx: 0, rightPx: 1000 };
const room = { scale, textWidth: (text: string) => text.length * 10, gapPx: 10, hasClocks: true };
const limb = (name: string, startMs: number, endMs: number, startClock = "4:57"): RowLimb => ({
  name,
  startMs,
  endMs,
  startClock,
});

describe("a row of the ribbon", () => {
  test("is cut to the day, with a boundary at each change inside it", () => {
    const { boundaries, past } = limbRow([limb("A", -500, 300), limb("B", 300, 1500)], 400, room);
    expect(boundaries).toEqual([300]);
    expect(past).toEqual([{ x: 0, width: 300 }]);
  });

  test("names what fits between its boundaries, and leaves out what does not", () => {
    const { names } = limbRow(
      [limb("Ekadashi", -500, 50), limb("Dwadashi", 50, 900), limb("Trayodashi", 900, 2000)],
      400,
      room,
    );
    expect(names.map(({ text, tense }) => `${text} ${tense}`)).toEqual(["Dwadashi now"]);
  });

  test("puts the clock before its boundary where the row is free there", () => {
    const { clocks } = limbRow([limb("A", -500, 600), limb("B", 600, 1500)], 400, room);
    expect(clocks).toEqual([{ text: "4:57", x: 600 - 10 - 40, width: 40 }]);
  });

  test("puts it behind, and the name after it, if nothing is free before", () => {
    const { clocks, names } = limbRow([limb("Ekadashi", -500, 20), limb("B", 20, 1500)], 400, room);
    expect(clocks[0]?.x).toBe(30);
    expect(names[0]).toMatchObject({ text: "B", x: 30 + 40 + 10 });
  });

  test("puts a name in which the needle stands behind the needle, if it fits there", () => {
    const placed = (endMs: number) => limbRow([limb("Vaidhriti", 300, endMs)], 330, room).names[0]?.x;
    expect(placed(1000)).toBe(340);
    expect(placed(420)).toBe(310);
  });

  test("shows no clock if none is wanted", () => {
    expect(limbRow([limb("A", -500, 600), limb("B", 600, 1500)], 400, { ...room, hasClocks: false }).clocks).toEqual(
      [],
    );
  });

  test("leaves out what does not touch the day", () => {
    expect(limbRow([limb("A", -500, 0), limb("B", 0, 1000), limb("C", 1000, 1200)], 400, room).names).toHaveLength(1);
  });
});
