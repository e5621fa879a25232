import { expect, test } from "vitest";
import { filesOfScreens } from "./screens-ahead.ts";

test("each file of each screen is named once, by what it is", () => {
  const list = {
    results: { script: "/app/assets/results-1.js", imports: ["/app/assets/ui-1.js"], styles: [] },
    home: {
      script: "/app/assets/home-1.js",
      imports: ["/app/assets/ui-1.js"],
      styles: ["/app/assets/home-1.css"],
    },
  };
  expect([...filesOfScreens(list)]).toEqual([
    ["/app/assets/results-1.js", "script"],
    ["/app/assets/ui-1.js", "script"],
    ["/app/assets/home-1.js", "script"],
    ["/app/assets/home-1.css", "style"],
  ]);
});

test("a list that is not what it was names nothing", () => {
  expect(filesOfScreens(undefined).size).toBe(0);
  expect(filesOfScreens({ home: { file: "home.js" } }).size).toBe(0);
});
