import { expect, it } from "vitest";
import { NAKSHATRAS } from "../ids.ts";
import { starHouse } from "./star-house.ts";

it("counts seven stars to a side from Krittika in the east, six to the west, where Abhijit is the seventh", () => {
  const sides = NAKSHATRAS.map((star) => starHouse(star).door);
  const count = (side: string) => sides.filter((each) => each === side).length;
  expect(["east", "south", "west", "north"].map(count)).toEqual([7, 7, 6, 7]);
  expect(sides.slice(0, 3)).toEqual(["north", "north", "east"]);
  expect([starHouse("vishakha").door, starHouse("anuradha").door]).toEqual(["south", "west"]);
  expect([starHouse("shravana").door, starHouse("dhanishta").door]).toEqual(["west", "north"]);
});

it("avoids the two sides beyond the bar, never its own", () => {
  for (const star of NAKSHATRAS) {
    const { door, doorAvoided } = starHouse(star);
    expect(doorAvoided).toHaveLength(2);
    expect(doorAvoided).not.toContain(door);
    expect(["east", "north"].includes(door)).toBe(!doorAvoided.includes("east"));
  }
});
