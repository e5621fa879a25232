import fc from "fast-check";
import { expect, test } from "vitest";
import { partsToTenth } from "./parts-to-tenth.ts";

const PAPA = { mars: 22.5, saturn: 10.875, sun: 2.625, rahu: 2.1875 };

test("figures are rounded to a tenth", () => {
  expect(partsToTenth(PAPA)).toEqual({ mars: 22.5, saturn: 10.9, sun: 2.6, rahu: 2.2 });
});

test("where each by itself would be rounded up, the sum still is what they add up to", () => {
  // 0.6 four times would be 2.4.
  expect(partsToTenth({ mars: 0.5625, saturn: 0.5625, sun: 0.5625, rahu: 0.5625 })).toEqual({
    mars: 0.6,
    saturn: 0.6,
    sun: 0.6,
    rahu: 0.5,
  });
});

test("of any units they add up, none is a tenth away from what it is, and whole tenths stay", () => {
  const units = fc.integer({ min: 0, max: 1200 }).map((sixteenths) => sixteenths / 16);
  fc.assert(
    fc.property(units, units, units, units, (mars, saturn, sun, rahu) => {
      const parts = { mars, saturn, sun, rahu };
      const shown = partsToTenth(parts);
      const tenths = Object.values(shown).reduce((sum, each) => sum + Math.round(each * 10), 0);
      expect(tenths).toBe(Math.round((mars + saturn + sun + rahu) * 10));
      for (const [name, exact] of Object.entries(parts)) {
        const figure = shown[name as keyof typeof parts];
        expect(Math.abs(figure - exact)).toBeLessThan(0.1);
        if (exact % 0.5 === 0) expect(figure).toBe(exact);
      }
    }),
  );
});
