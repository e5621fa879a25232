import { expect, test } from "vitest";
import { sectionAt } from "./section-at.ts";

const SECTIONS = [
  { id: "charts", topPx: -900 },
  { id: "dasha", topPx: -40 },
  { id: "saturn", topPx: 430 },
];

test("the section that is read is the last that begins above the line", () => {
  expect(sectionAt(SECTIONS, 300, false)).toBe("dasha");
  expect(sectionAt(SECTIONS, 430, false)).toBe("saturn");
  expect(sectionAt(SECTIONS, -100, false)).toBe("charts");
});

test("above the first section none is read, and at the end of the page the last is, however short", () => {
  expect(sectionAt(SECTIONS, -901, false)).toBeUndefined();
  expect(sectionAt(SECTIONS, 300, true)).toBe("saturn");
  expect(sectionAt([], 300, true)).toBeUndefined();
});
