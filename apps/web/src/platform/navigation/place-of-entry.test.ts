import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPlaceOfEntry, placeOfEntry } from "./place-of-entry.ts";

/** The entry of a browser's history that is shown. */
function entry(state: unknown) {
  return {
    state,
    replaceState(next: unknown) {
      this.state = next;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal("history", entry({ usr: null, key: "abc", idx: 3 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the place is kept in whole pixels beside what the router keeps in the entry", () => {
  expect(placeOfEntry()).toBeUndefined();
  keepPlaceOfEntry(812.4);
  expect(placeOfEntry()).toBe(812);
  expect(history.state).toEqual({ usr: null, key: "abc", idx: 3, topPx: 812 });
});

test("an entry without a state of ours, such as that of a link within a page, has none and takes one", () => {
  vi.stubGlobal("history", entry(null));
  expect(placeOfEntry()).toBeUndefined();
  keepPlaceOfEntry(0);
  expect(placeOfEntry()).toBe(0);
});
