import { expect, it } from "vitest";
import { plainlyMeant } from "./choose-place.ts";

const people = (...populations: readonly number[]) => populations.map((population) => ({ population }));

it("one place of a name is meant, and one that has three times the people of every other", () => {
  expect(plainlyMeant(people(0))).toEqual({ population: 0 });
  expect(plainlyMeant(people(1386330, 6809970))).toEqual({ population: 6809970 });
  expect(plainlyMeant(people(300, 100, 100))).toEqual({ population: 300 });
});

it("of several that are alike none is meant, nor where there is none", () => {
  expect(plainlyMeant(people(299, 100))).toBeUndefined();
  expect(plainlyMeant(people(0, 0))).toBeUndefined();
  expect(plainlyMeant(people())).toBeUndefined();
});
