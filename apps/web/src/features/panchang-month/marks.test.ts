import { describe, expect, it } from "vitest";
import { marksOf, tithiFigure } from "./marks.ts";

describe("the marks of a day", () => {
  it("stand in one order, each once", () => {
    const kinds = ["sankranti", "monthly_vrata", "vrata", "festival", "ekadashi"] as const;
    expect(marksOf(kinds.map((kind) => ({ kind })))).toEqual(["festival", "ekadashi", "vrata"]);
    expect(marksOf([{ kind: "eclipse" }, { kind: "full_or_new_moon" }])).toEqual(["festival", "eclipse"]);
    expect(marksOf([])).toEqual([]);
  });
});

describe("the figure of a tithi", () => {
  it("counts each half from 1 and calls the new Moon 30", () => {
    const figures = Array.from({ length: 30 }, (_, index) => tithiFigure(index + 1));
    expect(figures.slice(0, 15)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(figures.slice(15)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 30]);
  });
});
