import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idOfNumber, numberOfId } from "./place-id.ts";

describe("the id of a place", () => {
  it("is the GeoNames id if there is one", () => {
    expect(idOfNumber(1270668)).toBe("1270668");
  });

  it("is of one length where the number is ours", () => {
    expect(idOfNumber(0x8000_0000)).toBe("v0000000");
    expect(idOfNumber(0xffff_ffff)).toMatch(/^v[0-9a-z]{7}$/);
  });

  it("leads back to its number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffff_ffff }), (number) => {
        expect(numberOfId(idOfNumber(number))).toBe(number);
      }),
    );
  });

  it.each([
    "",
    "0",
    "-1",
    "01",
    "1.5",
    "1e3",
    "v",
    "v123456",
    "v12345678",
    "vzzzzzzz",
    "99999999999",
    "__proto__",
    "V0000000",
  ])("is not %s", (text) => {
    expect(numberOfId(text)).toBeNull();
  });
});
