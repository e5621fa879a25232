import { expect, it } from "vitest";
import { kept } from "./kept.ts";

it("makes each once, and forgets rather than grow", () => {
  const made: number[] = [];
  const square = kept((of) => {
    made.push(of);
    return of * of;
  }, 3);
  expect([2, 3, 2, 3, 4, 2].map(square)).toEqual([4, 9, 4, 9, 16, 4]);
  expect(made).toEqual([2, 3, 4]);
  square(5);
  expect(square(2)).toBe(4);
  expect(made).toEqual([2, 3, 4, 5, 2]);
});
