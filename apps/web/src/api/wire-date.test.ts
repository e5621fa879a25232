import { expect, test } from "vitest";
import { toWireDate, toWireTime } from "./wire-date.ts";

test("calls carry dates and times with all their zeros", () => {
  expect(toWireDate({ year: 1994, month: 3, day: 1 })).toBe("01/03/1994");
  expect(toWireDate({ year: 987, month: 12, day: 31 })).toBe("31/12/0987");
  expect(toWireTime({ hour: 6, minute: 5, second: 59 })).toBe("06:05");
});
