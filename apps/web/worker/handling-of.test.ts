import { expect, test } from "vitest";
import { handlingOf } from "./handling-of.ts";
import { isLeftOver } from "./is-left-over.ts";

const ORIGIN = "https://vedanga.example";

test.each([
  ["a page", "GET", "navigate", "/app/panchang?date=2026-11-21", "page"],
  ["the home page", "GET", "navigate", "/app/", "page"],
  ["a page of a person", "GET", "navigate", "/app/results?id=x", "page"],
  ["a drawing opened by itself", "GET", "navigate", "/app/assets/kasi-1a2b.svg", "network"],
  ["a typeface", "GET", "cors", "/app/assets/tiro-1a2b.woff2", "file"],
  ["a script", "GET", "cors", "/app/assets/late-1a2b.js", "file"],
  ["a file of casting, which has its own cache", "GET", "cors", "/app/assets/cast-worker-1a2b.js", "casting"],
  ["the manifest", "GET", "no-cors", "/app/manifest.webmanifest", "network"],
  [
    "a call of the sky",
    "GET",
    "cors",
    "/server/as_vision_function/api/v3-json/panchang/day?date=21/11/2026",
    "network",
  ],
  ["a call about a person", "GET", "cors", "/server/as_vision_function/get/user?id=x", "network"],
  ["a form", "POST", "cors", "/app/assets/x.js", "network"],
  ["the page of the calls", "GET", "navigate", "/server/docs", "network"],
  ["the question whether the server is there", "HEAD", "cors", "/app/panchang", "network"],
] as const)("%s", (_, method, mode, address, handling) => {
  expect(handlingOf({ method, mode, url: new URL(address, ORIGIN) }, ORIGIN)).toBe(handling);
});

test("another site's files are not handled", () => {
  const url = new URL("https://elsewhere.example/app/assets/x.js");
  expect(handlingOf({ method: "GET", mode: "cors", url }, ORIGIN)).toBe("network");
});

test("of all caches only the files of other builds are left over", () => {
  const names = [
    "vedanga-shell",
    "vedanga-files-a",
    "vedanga-files-b",
    "vedanga-days",
    "vedanga-person-x",
    "vedanga-cast-t",
  ];
  expect(names.filter((name) => isLeftOver(name, "b"))).toEqual(["vedanga-files-a"]);
});
