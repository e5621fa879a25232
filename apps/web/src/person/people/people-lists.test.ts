import { storageOf } from "@vedanga/testing/storage-of";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ListedPerson } from "./people-lists.ts";

const KEY = "keptPeople";
const idOf = (n: number): string => String(n).padStart(43, "A");
const person = (n: number): ListedPerson => ({
  id: idOf(n),
  firstName: `Person ${n}`,
  lastName: "Rao",
  birthDate: "1990-05-17",
  place: "Warangal",
});

let page: typeof import("./people-lists.ts");
let tabs: EventTarget;

beforeEach(async () => {
  tabs = new EventTarget();
  vi.stubGlobal("localStorage", storageOf());
  vi.stubGlobal("sessionStorage", storageOf());
  vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
  vi.stubGlobal("removeEventListener", tabs.removeEventListener.bind(tabs));
  vi.resetModules();
  page = await import("./people-lists.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const kept = () => page.keptPeople.get().map(({ id }) => id);
const visit = () => page.visitPeople.get().map(({ id }) => id);

/** As another tab writes: the browser tells this one. */
function writtenElsewhere(text: string | null, key: string | null = KEY): void {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
}

describe("the people kept on a device", () => {
  test("are nobody until one is chosen, and have neither time of birth nor contact", () => {
    const details = {
      firstName: "Anjali",
      lastName: "Rao",
      email: "anjali@example.org",
      mobile: "0000000001",
      birthDate: "1990-05-17",
      birthTime: "06:05",
      location: "Warangal, Telangana, India",
    };
    page.noteVisit(page.listed(details, idOf(1)));
    expect(localStorage.length).toBe(0);
    expect(page.keepPerson(page.listed(details, idOf(1)))).toBe("kept");
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual([
      { id: idOf(1), firstName: "Anjali", lastName: "Rao", birthDate: "1990-05-17", place: "Warangal" },
    ]);
  });

  test("are kept once each, and leave nothing behind when the last one goes", () => {
    expect([1, 2, 1].map((n) => page.keepPerson(person(n)))).toEqual(["kept", "kept", "kept"]);
    expect(kept()).toEqual([idOf(1), idOf(2)]);
    expect(page.stopKeeping(idOf(1))).toBe(true);
    expect(page.stopKeeping(idOf(2))).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("are twenty at most: one more is refused and the list stays as it is", () => {
    for (let n = 0; n < page.MOST_PEOPLE; n++) expect(page.keepPerson(person(n))).toBe("kept");
    expect(page.keepPerson(person(99))).toBe("full");
    expect(kept()).toHaveLength(20);
    expect(page.keepPerson(person(3))).toBe("kept");
  });

  test.each([
    ["no JSON", "Anjali"],
    ["no list", "{}"],
    [
      "nothing whole",
      JSON.stringify([null, 5, {}, { ...person(1), id: "42" }, { ...person(1), birthDate: "1990-02-30" }]),
    ],
  ])("are nobody if the entry is %s", (_, text) => {
    localStorage.setItem(KEY, text);
    expect(kept()).toEqual([]);
  });

  test("are read without what is broken or double among them", () => {
    localStorage.setItem(
      KEY,
      JSON.stringify([person(1), { id: idOf(2) }, "x", { ...person(1), place: "Guntur" }, person(3)]),
    );
    expect(page.keptPeople.get()).toEqual([person(1), person(3)]);
  });

  test("are told to the page when another tab keeps or clears them, until nobody listens", () => {
    const seen: string[][] = [];
    const end = page.keptPeople.subscribe(() => seen.push(kept()));
    writtenElsewhere(JSON.stringify([person(1)]));
    writtenElsewhere("[]", "preferredTheme");
    writtenElsewhere(null, null);
    expect(seen).toEqual([[idOf(1)], []]);
    end();
    writtenElsewhere(JSON.stringify([person(1)]));
    expect(seen).toHaveLength(2);
  });

  test("are not forgotten for what another tab kept meanwhile, also if its word has not come", () => {
    page.keepPerson(person(1));
    localStorage.setItem(KEY, JSON.stringify([person(1), person(2)]));
    page.keepPerson(person(3));
    expect(kept()).toEqual([idOf(1), idOf(2), idOf(3)]);
  });

  test("stay as they were if one more does not fit, and take the room of answers before that", () => {
    const room = JSON.stringify([person(1), person(2)]).length + KEY.length;
    vi.stubGlobal("localStorage", storageOf(room));
    localStorage.setItem("gemSuggestion-x", "x".repeat(room / 2));
    expect(page.keepPerson(person(1))).toBe("kept");
    expect(page.keepPerson(person(2))).toBe("kept");
    expect(localStorage.getItem("gemSuggestion-x")).toBeNull();
    expect(page.keepPerson(person(3))).toBe("refused");
    expect(kept()).toEqual([idOf(1), idOf(2)]);
  });

  test("are nobody where the browser forbids storage, and it says so instead of pretending", () => {
    const refuse = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.stubGlobal("localStorage", { ...storageOf(), getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(page.keepPerson(person(1))).toBe("refused");
    expect(kept()).toEqual([]);
  });
});

describe("the people of a visit", () => {
  test("are in the order in which they came, each once, the latest twenty", () => {
    for (let n = 0; n < 25; n++) page.noteVisit(person(n));
    page.noteVisit(person(24));
    expect(visit()).toEqual(Array.from({ length: 20 }, (_, index) => idOf(index + 5)));
  });

  test("have the new record in the place of the old one, as on the device", () => {
    for (const n of [1, 2, 3]) page.noteVisit(person(n));
    page.keepPerson(person(2));
    page.replaceListed(idOf(2), person(9));
    expect(visit()).toEqual([idOf(1), idOf(9), idOf(3)]);
    expect(kept()).toEqual([idOf(9)]);
    page.replaceListed(idOf(7), person(8));
    expect([...visit(), ...kept()]).not.toContain(idOf(8));
  });

  test("are gone from both lists when erased", () => {
    for (const n of [1, 2]) page.noteVisit(person(n));
    page.keepPerson(person(2));
    page.removeListed(idOf(2));
    expect([visit(), kept()]).toEqual([[idOf(1)], []]);
    page.removeListed(idOf(1));
    expect(sessionStorage.length).toBe(0);
  });
});
