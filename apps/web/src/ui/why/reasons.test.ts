import { expect, test } from "vitest";
import { signedPoints } from "./reasons.tsx";

test("points bear their sign, as figures in print do", () => {
  expect([13, -9, 0].map(signedPoints)).toEqual(["+13", "−9", "0"]);
});
