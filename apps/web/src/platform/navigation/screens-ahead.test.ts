import { afterEach, expect, test, vi } from "vitest";
import { bringScreens, filesOfScreens } from "./screens-ahead.ts";

test("each file of each screen is named once, by what it is", () => {
  const list = {
    results: { script: "/app/assets/results-1.js", imports: ["/app/assets/ui-1.js"], styles: [], pieces: [] },
    home: {
      script: "/app/assets/home-1.js",
      imports: ["/app/assets/ui-1.js"],
      styles: ["/app/assets/home-1.css"],
      pieces: ["/app/assets/today-piece-1.js"],
    },
  };
  expect([...filesOfScreens(list)]).toEqual([
    ["/app/assets/results-1.js", "script"],
    ["/app/assets/ui-1.js", "script"],
    ["/app/assets/home-1.js", "script"],
    ["/app/assets/today-piece-1.js", "script"],
    ["/app/assets/home-1.css", "style"],
  ]);
});

test("a list that is not what it was names nothing", () => {
  expect(filesOfScreens(undefined).size).toBe(0);
  expect(filesOfScreens({ home: { file: "home.js" } }).size).toBe(0);
});

afterEach(() => vi.unstubAllGlobals());

test("a page brings one file at each idle moment, those that are not here, and stops when data is to be spared", async () => {
  const imports = ["/app/assets/b.js", "/app/assets/c.js"];
  const list = { home: { script: "/app/assets/a.js", imports, styles: [], pieces: [] } };
  const idle: (() => void)[] = [];
  const brought: string[] = [];
  const connection = { saveData: false };
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("location", { href: "https://vedanga.example/app/" });
  vi.stubGlobal("fetch", async () => Response.json(list));
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idle.push(task));
  vi.stubGlobal("document", {
    readyState: "complete",
    documentElement: { dataset: { screenFiles: "/app/assets/screen-files-1.json" } },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => brought.push(href) },
  });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: "https://vedanga.example/app/assets/b.js", entryType: "", startTime: 0, duration: 0, toJSON: () => ({}) },
  ]);
  await bringScreens();
  await bringScreens();
  expect(brought).toEqual([]);
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  expect(brought).toEqual(["/app/assets/a.js"]);
  connection.saveData = true;
  idle.shift()?.();
  expect(brought).toEqual(["/app/assets/a.js"]);
  expect(idle).toEqual([]);
});
