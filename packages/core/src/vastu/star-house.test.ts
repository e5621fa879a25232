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

it.each([
  ["krittika", "ashlesha", "east", ["south", "west"]],
  ["magha", "vishakha", "south", ["east", "north"]],
  ["anuradha", "shravana", "west", ["east", "north"]],
  ["dhanishta", "bharani", "north", ["south", "west"]],
] as const)("turns the house from %s to %s to the %s, and tells why", (first, last, door, avoided) => {
  for (const star of [first, last]) {
    const house = starHouse(star);
    expect([house.door, house.doorAvoided]).toEqual([door, avoided]);
    expect(house.reasons.door).toMatchObject({ facts: { nakshatra: star, direction: door }, about: house.lord });
    expect(house.reasons.doorAvoided.facts).toEqual({ directions: avoided });
  }
});

it("cites the chapter on journeys for the door, two texts for the rooms, and practice for today's", () => {
  const { lord, door, doorAvoided, rooms, today } = starHouse("rohini").reasons;
  expect(lord).toMatchObject({ source: { work: "bphs", chapter: 46, verses: [[12, 16]] }, about: "moon" });
  const journeys = { together: [{ work: "muhurta_chintamani", chapter: 11 }, { practice: "vastu_by_star" }] };
  expect([door.source, doorAvoided.source]).toEqual([journeys, journeys]);
  expect(rooms).toMatchObject({
    facts: { kitchen: "south_east", bedroom: "south", shrine: "north_east" },
    source: { together: [{ work: "narada_samhita", chapter: 31, verses: [50] }, { work: "vishvakarma_prakasha" }] },
  });
  expect(today).toMatchObject({ facts: { bedroom: "south_west" }, source: { practice: "vastu_of_today" } });
});
