import { expect, test } from "vitest";
import { chartSizePx } from "./chart-size.ts";

test.each([
  [1440, 450],
  [768, 450],
  [767, 647],
  [360, 240],
  [200, 120],
])("in a window %i px wide a chart is requested at %i px", (windowWidthPx, sizePx) => {
  expect(chartSizePx(windowWidthPx)).toBe(sizePx);
});
