import { describe, expect, test } from "vitest";
import { notePlaces } from "./note-places.ts";
import { placeLabels } from "./place-labels.ts";

const track = { leftPx: 0, rightPx: 300 };

describe("labels below their bars", () => {
  const place = (...wishes: [number, number][]) =>
    placeLabels(
      wishes.map(([x, width]) => ({ x, width })),
      track,
      5,
      2,
    );

  test("stand at their bars on one line where they do not touch", () => {
    expect(place([0, 40], [60, 40])).toEqual([
      { x: 0, line: 0 },
      { x: 60, line: 0 },
    ]);
  });

  test("are moved on a little rather than put on another line", () => {
    expect(place([0, 40], [40, 40])[1]).toEqual({ x: 45, line: 0 });
  });

  test("go to the second line where that is not enough, and back to the first when it is free again", () => {
    expect(place([0, 60], [30, 40], [80, 40]).map((label) => label?.line)).toEqual([0, 1, 0]);
  });

  test("stay inside the track", () => {
    expect(place([290, 40])[0]).toEqual({ x: 260, line: 0 });
  });

  test("are left out when both lines are taken", () => {
    expect(place([0, 100], [10, 100], [20, 100])[2]).toBeNull();
  });
});

describe("notes beside their lines", () => {
  const anyGround = () => true;

  test("stand before the line, or behind it at the left edge", () => {
    const wishes = [
      { x: 100, width: 50, row: 0 },
      { x: 0, width: 50, row: 1 },
    ];
    expect(notePlaces(wishes, track, 5, anyGround)).toEqual([45, 5]);
  });

  test("stand behind it where only there the ground is of one kind, and before it where neither is", () => {
    const wish = [{ x: 200, width: 50, row: 0 }];
    expect(notePlaces(wish, track, 5, (from, to) => from > 190 || to < 190)).toEqual([205]);
    expect(notePlaces(wish, track, 5, () => false)).toEqual([145]);
  });

  test("keep off an earlier note of their row, and stay away where neither side is free", () => {
    const sunset = { x: 200, width: 60, row: 0 };
    expect(notePlaces([sunset, { x: 210, width: 50, row: 0 }], track, 5, anyGround)).toEqual([135, 215]);
    expect(notePlaces([sunset, { x: 190, width: 50, row: 0 }], track, 5, anyGround)).toEqual([135, null]);
    expect(notePlaces([sunset, { x: 190, width: 50, row: 1 }], track, 5, anyGround)).toEqual([135, 135]);
  });
});
