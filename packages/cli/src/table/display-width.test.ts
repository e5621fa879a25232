import { NAMES_TE } from "@vedanga/names/te/names";
import { readAuthority } from "@vedanga/testing/authority";
import { describe, expect, it } from "vitest";
import { alignedRows, labelled } from "./aligned-rows.ts";
import { displayWidth, padTo } from "./display-width.ts";

const columns = readAuthority<Readonly<Record<string, readonly string[]>>>("columns");

describe("the width of a text", () => {
  it("is what wcwidth of the C library says, character by character", () => {
    const wrong = Object.entries(columns).flatMap(([width, points]) =>
      points.filter((point) => displayWidth(String.fromCodePoint(Number.parseInt(point, 16))) !== Number(width)),
    );
    expect(Object.values(columns).flat().length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it("of a Telugu word is the sum of its letters, signs above and below apart", () => {
    expect([displayWidth("శుక్రవారం"), displayWidth("కృత్తిక"), displayWidth("తె. 4:30")]).toEqual([7, 5, 7]);
    expect(displayWidth("")).toBe(0);
  });
});

describe("rows", () => {
  it("begin each column under the same column, in both scripts", () => {
    const rows = Object.values(NAMES_TE.nakshatra).map((name, index) => [name, `|${index}`]);
    const starts = alignedRows(rows).map((line) => displayWidth(line.slice(0, line.indexOf("|"))));
    expect(new Set(starts).size).toBe(1);
    expect(padTo("తిథి", 6)).toBe("తిథి    ");
  });

  it("have no space at their end, and one label for several lines", () => {
    expect(
      labelled([
        ["Tithi", ["a", "b"]],
        ["Yoga", []],
        ["Karana", ["c"]],
      ]),
    ).toEqual(["Tithi   a", "        b", "Karana  c"]);
    expect(alignedRows([])).toEqual([]);
  });
});
