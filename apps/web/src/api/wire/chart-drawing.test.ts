import { expect, test } from "vitest";
import * as z from "zod/mini";
import { chartDrawing } from "./chart-drawing.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="450" height="450"><text>{}</text></svg>';
const read = (text: string) => z.safeParse(chartDrawing, text).data;

test("a chart is the drawing itself or an object that has it as output", () => {
  expect(read(SVG)).toBe(SVG);
  expect(read(`<?xml version="1.0"?>\n${SVG}`)).toContain(SVG);
  expect(read(JSON.stringify({ output: SVG }))).toBe(SVG);
  expect(read(` ${JSON.stringify({ status: 200, output: SVG })}`)).toBe(SVG);
});

test.each([
  "",
  "Saturn",
  "{}",
  "{<svg></svg>",
  JSON.stringify({ response: SVG }),
  JSON.stringify({ output: 7 }),
  JSON.stringify({ output: "no drawing", response: SVG }),
])("any other answer is not a chart: %s", (text) => {
  expect(read(text)).toBeUndefined();
});
