import { describe, expect, test } from "vitest";
import { formatDegreesInSign, formatSexagesimal } from "./format-degrees.ts";

describe("degrees", () => {
  test("in a sign are rounded to two decimals and never into the next sign", () => {
    expect(formatDegreesInSign(8.160443)).toBe("8.16°");
    expect(formatDegreesInSign(22.579697)).toBe("22.58°");
    expect(formatDegreesInSign(29.998)).toBe("29.99°");
    expect(formatDegreesInSign(0)).toBe("0.00°");
  });

  test("in degrees, minutes and seconds are cut", () => {
    expect(formatSexagesimal(23.722608)).toBe("23°43′21″");
    expect(formatSexagesimal(24)).toBe("24°00′00″");
    expect(formatSexagesimal(23 + 59 / 60 + 59.9 / 3600)).toBe("23°59′59″");
  });
});
