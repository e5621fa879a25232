import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test("a duration leaves out zero parts", () => {
  const figures = (minutes: number) => formatDuration(minutes, (id, values) => `${id} ${Object.values(values ?? {})}`);
  expect(figures(166)).toBe("duration.hours 2 duration.minutes 46");
  expect(figures(420)).toBe("duration.hours 7");
  expect(figures(59)).toBe("duration.minutes 59");
  expect(figures(0)).toBe("duration.minutes 0");
});
