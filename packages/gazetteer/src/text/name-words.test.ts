import { describe, expect, it } from "vitest";
import { laterWordStarts } from "./name-words.ts";

describe("laterWordStarts", () => {
  it("gives the start of each later word, in bytes", () => {
    expect(laterWordStarts("New Delhi")).toEqual([4]);
    expect(laterWordStarts("São José dos Campos")).toEqual([5, 11, 15]);
  });

  it("finds none in one word and passes over single letters", () => {
    expect(laterWordStarts("Guntur")).toEqual([]);
    expect(laterWordStarts("Ward B")).toEqual([]);
  });
});
