import { storageOf } from "@vedanga/testing/storage-of";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reload-once.ts";

const reload = vi.fn();

function visit({ pathname = "/app/year", version = "one", answers = true } = {}): void {
  vi.stubGlobal("location", { href: `http://127.0.0.1${pathname}`, pathname, reload });
  vi.stubGlobal("document", {
    documentElement: { dataset: { screenFiles: `/app/assets/screen-files-${version}.json` } },
  });
  vi.stubGlobal("fetch", async () => {
    if (!answers) throw new TypeError("Failed to fetch");
    return new Response(null);
  });
}

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("sessionStorage", storageOf());
});
afterEach(() => void vi.unstubAllGlobals());

test("a page is reloaded once, another page and another build once more", async () => {
  const visits = [
    {},
    {},
    { pathname: "/app/moon-sign" },
    {},
    { version: "two" },
    { version: "two" },
    { pathname: "/app/moon-sign" },
  ];
  const reloaded: boolean[] = [];
  for (const each of visits) {
    visit(each);
    reloaded.push(await reloadOnce());
  }
  expect(reloaded).toEqual([true, false, true, false, true, false, false]);
  expect(reload).toHaveBeenCalledTimes(3);
});

test("a page stays as it is while the server does not answer, and is reloaded when it does", async () => {
  visit({ answers: false });
  expect(await reloadOnce()).toBe(false);
  visit();
  expect(await reloadOnce()).toBe(true);
});

test.each([
  ["refuses to be read", () => vi.stubGlobal("sessionStorage", undefined)],
  ["keeps nothing", () => vi.stubGlobal("sessionStorage", { ...storageOf(), setItem: () => {} })],
])("where the browser's storage %s nothing is reloaded: it would be again and again", async (_what, refuse) => {
  refuse();
  visit();
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("what is kept by another hand and cannot be read is treated as nothing", async () => {
  sessionStorage.setItem("reloadedPages", '{"no":"list"}');
  visit();
  expect(await reloadOnce()).toBe(true);
});
