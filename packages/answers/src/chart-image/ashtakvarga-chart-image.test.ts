import { CHART_STYLES, calls } from "@vedanga/contract";
import { RASIS } from "@vedanga/core";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { allElements, type ReadElement, readMarkup, textOf } from "../../test/read-markup.ts";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const draw = (query: Query): string =>
  answers.ashtakvargaChartImage(z.parse(calls.ashtakvargaChartImage.parameters, { ...warangal, ...query }), context);
const read = (query: Query): ReadElement => readMarkup(draw(query));
const withClass = (root: ReadElement, name: string): ReadElement[] =>
  allElements(root).filter(({ attributes }) => attributes.class === name);
const child = (root: ReadElement, name: string): string => textOf(allElements(root).find((one) => one.name === name)!);

describe.each(CHART_STYLES)("the drawing of an ashtakavarga in the %s style", (style) => {
  it.each(["total", "Sun", "Saturn", "Ascendant"])("shows the bindus of %s beside the names of the signs", (planet) => {
    const svg = read({ style, planet });
    const { ashtakvarga_points: rows, ashtakvarga_total: total } = answers.ashtakvarga(
      birthOf(warangal),
      context,
    ).response;
    const counts = { total, Sun: rows[0], Saturn: rows[6], Ascendant: rows[7] }[planet];
    const told = [...child(svg, "desc").matchAll(/(\w+): (\d+) bindus?, house \d+\./g)];
    expect(told.map(([, , count]) => Number(count))).toEqual(counts);
    // Drawn from the first house in the northern style, from Aries in the others; Taurus rises.
    const first = style === "north" ? 1 : 0;
    const shown = withClass(svg, "chart-figure").map((figure) => Number(textOf(figure)));
    expect(shown).toEqual(RASIS.map((_, index) => counts?.[(index + first) % 12]));
    const names = withClass(svg, "chart-sign").map(textOf);
    expect(names[0]).toBe(style === "north" ? "Taurus" : "Aries");
    expect(new Set(names).size).toBe(12);
  });

  it("keeps its numbers within the drawing and away from the names, however large they are requested", () => {
    for (const size of ["120", "300", "500", "2000"]) {
      for (const font of ["6", "30", "60"]) {
        const svg = read({ style, size, font_size: font });
        const names = withClass(svg, "chart-sign");
        withClass(svg, "chart-figure").forEach((figure, index) => {
          const [y, tall] = [Number(figure.attributes.y), Number(figure.attributes["font-size"])];
          expect(y - tall * 0.72).toBeGreaterThan(0);
          expect(y).toBeLessThan(400);
          const name = names[index]!.attributes;
          const nameY = Number(name.y ?? Number.NaN);
          // In the eastern style the name is a part of a line that holds the number of the house too.
          if (Number.isNaN(nameY)) return;
          const isAbove = y < nameY - Number(name["font-size"]) * 0.72;
          const isBelow = y - tall * 0.72 > nameY;
          expect(isAbove || isBelow, `${size} ${font} ${index}`).toBe(true);
        });
      }
    }
  });
});

it("says in Telugu what it shows, with the reason of its count if requested", () => {
  const svg = read({ lang: "te", planet: "Moon", explain: "1" });
  expect(child(svg, "title")).toBe("అష్టకవర్గం: చంద్రుని బిందువులు, దక్షిణ భారత శైలి చక్రం");
  expect(faultOf(child(svg, "desc"), "te")).toBeUndefined();
  const { conventions, reasons } = JSON.parse(child(svg, "metadata"));
  expect(conventions.bindus).toBe("varahamihira");
  expect(reasons).toMatchObject([{ rule: "ashtakavarga.row", facts: { of: 49 }, about: "moon" }]);
  expect(JSON.parse(child(read({}), "metadata"))).not.toHaveProperty("reasons");
});
