import type { UserDetails } from "@vedanga/contract";
import { storageOf } from "@vedanga/testing/storage-of";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const details = (firstName: string): UserDetails => ({
  firstName,
  lastName: "Rao",
  email: "someone@example.org",
  mobile: "0000000000",
  birthDate: "1990-05-17",
  birthTime: "06:05",
  location: "Warangal",
  latitude: "",
  longitude: "",
  language: "english",
});
const idOf = (letter: string): string => letter.repeat(43);

const everything = (): string =>
  [sessionStorage, localStorage]
    .flatMap((place) =>
      Array.from({ length: place.length }, (_, n) => place.key(n) ?? "").map((key) => key + place.getItem(key)),
    )
    .join("\n");

let store: typeof import("./user-details-store.ts");
let lists: typeof import("../people/people-lists.ts");
let drafts: typeof import("./birth-draft.ts");
let matched: typeof import("../people/matched-births.ts");
let entered: typeof import("../people/matching-draft.ts");

beforeEach(async () => {
  vi.stubGlobal("sessionStorage", storageOf());
  vi.stubGlobal("localStorage", storageOf());
  vi.resetModules();
  [store, lists, drafts, matched, entered] = await Promise.all([
    import("./user-details-store.ts"),
    import("../people/people-lists.ts"),
    import("./birth-draft.ts"),
    import("../people/matched-births.ts"),
    import("../people/matching-draft.ts"),
  ]);
});
afterEach(() => vi.unstubAllGlobals());

test("a second person takes the session and pushes nobody out of the visit", () => {
  store.rememberPerson(details("Anjali"), idOf("a"));
  store.rememberPerson(details("Meena"), idOf("m"));
  expect(JSON.parse(sessionStorage.getItem("userDetails") ?? "")).toEqual(details("Meena"));
  expect(lists.visitPeople.get().map(({ firstName }) => firstName)).toEqual(["Anjali", "Meena"]);
  expect(localStorage.length).toBe(0);
});

test("somebody of whom the session keeps no address and no number is still the person of the session", () => {
  const { email, mobile, ...known } = details("Anjali");
  sessionStorage.setItem("userDetails", JSON.stringify(known));
  expect(store.sessionDetails.get()).toEqual({ ...known, email: "", mobile: "" });
});

test("of an erased person no copy remains, also if another has the session", () => {
  store.rememberPerson(details("Anjali"), idOf("a"));
  lists.keepPerson(lists.listed(details("Anjali"), idOf("a")));
  drafts.keepDraft({ basis: idOf("a"), form: details("Anjali"), hasFailed: false });
  sessionStorage.setItem("planetDetails-1990-05-17-06:05-Warangal", "{}");
  localStorage.setItem("gemSuggestion-1990-05-17-06:05-17-79", "{}");
  store.rememberPerson(details("Meena"), idOf("m"));
  store.forgetPerson(idOf("a"));
  const left = everything();
  for (const trace of ["Anjali", idOf("a"), "planetDetails", "gemSuggestion"]) expect(left).not.toContain(trace);
  expect(store.sessionDetails.get()?.firstName).toBe("Meena");
  store.forgetPerson(idOf("m"));
  expect(everything()).toBe("");
});

test("two births that were compared are forgotten with any person, and keep the id of a replaced record", () => {
  const { matchedBirths } = matched;
  matchedBirths.set({ bride: { recordId: idOf("a") }, groom: { recordId: idOf("m") } });
  store.forgetReplaced(idOf("a"), details("Anjana"), idOf("b"));
  expect(matchedBirths.get()).toEqual({ bride: { recordId: idOf("b") }, groom: { recordId: idOf("m") } });
  store.forgetPerson(idOf("m"));
  expect(matchedBirths.get()).toBeNull();
  expect(everything()).not.toContain(idOf("b"));
});

test("two births that are being entered are forgotten once compared and with any person, and keep the id of a replaced record", () => {
  const { matchedBirths } = matched;
  const empty = { who: "", name: "", date: "", time: "", place: "", point: null };
  const typed = { ...empty, name: "Meena", date: "1992-11-22" };
  const enter = () => entered.matchingDraft.set({ bride: { ...empty, who: idOf("a") }, groom: typed });
  enter();
  store.forgetReplaced(idOf("a"), details("Anjana"), idOf("b"));
  expect(entered.matchingDraft.get()).toEqual({ bride: { ...empty, who: idOf("b") }, groom: typed });
  matchedBirths.set({ bride: { recordId: idOf("a") }, groom: { recordId: idOf("m") } });
  expect(entered.matchingDraft.get()).toBeNull();
  enter();
  store.forgetReplaced(idOf("a"), details("Anjana"), idOf("b"));
  expect(entered.matchingDraft.get()?.bride.who).toBe(idOf("b"));
  store.forgetPerson(idOf("m"));
  expect(everything()).not.toMatch(/matchingDraft|1992/);
});

test("what was typed about a new person stays when another is erased", () => {
  store.rememberPerson(details("Anjali"), idOf("a"));
  drafts.keepDraft({ basis: "nobody", form: details("Meena"), hasFailed: false });
  store.forgetPerson(idOf("a"));
  expect(drafts.readDraft("nobody")?.form.firstName).toBe("Meena");
});

test("a session without an id is forgotten too", () => {
  store.rememberPerson(details("Anjali"), null);
  store.forgetPerson(null);
  expect(everything()).toBe("");
});

test("a replaced record leaves its place in the lists to the new one, and no report", () => {
  store.rememberPerson(details("Anjali"), idOf("a"));
  lists.keepPerson(lists.listed(details("Anjali"), idOf("a")));
  sessionStorage.setItem("mahadasha-1990-05-17-06:05-Warangal", "{}");
  store.forgetReplaced(idOf("a"), details("Anjana"), idOf("b"));
  store.rememberPerson(details("Anjana"), idOf("b"));
  const left = everything();
  for (const trace of ["Anjali", idOf("a"), "mahadasha"]) expect(left).not.toContain(trace);
  expect(lists.keptPeople.get().map(({ id }) => id)).toEqual([idOf("b")]);
  expect(lists.visitPeople.get().map(({ id }) => id)).toEqual([idOf("b")]);
});
