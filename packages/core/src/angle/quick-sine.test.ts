import { closeTo } from "@vedanga/testing/close-to";
import { test } from "vitest";
import { quickCosine, quickSine } from "./quick-sine.ts";

test("the quick sine and cosine are those of Math within 10^-13, whole turns away and below zero too", () => {
  for (let angleDeg = -1000; angleDeg < 1000; angleDeg += 0.173) {
    const angle = (angleDeg / 180) * Math.PI;
    closeTo(quickSine(angleDeg), Math.sin(angle), 1e-13, "");
    closeTo(quickCosine(angleDeg), Math.cos(angle), 1e-13, "");
  }
});
