import { type ObservedStorage, storageOf } from "@vedanga/testing/storage-of";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { keptAnswers } from "./kept-answers.ts";
import { keptValue } from "./kept-value.ts";
import { unstored } from "./unstored.ts";

let session: ObservedStorage;
let local: ObservedStorage;
let logged: ReturnType<typeof vi.spyOn>;
let tabs: EventTarget;

beforeEach(() => {
  tabs = new EventTarget();
  vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
  vi.stubGlobal("removeEventListener", tabs.removeEventListener.bind(tabs));
  session = storageOf();
  local = storageOf();
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("localStorage", local);
  logged = vi.spyOn(globalThis.console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dial = () => keptValue({ key: "preferredClock", schema: z.literal([12, 24]), fallback: 12 });
const theme = () =>
  keptValue({ key: "preferredTheme", schema: z.enum(["light", "dark"]), fallback: "system", isText: true });
const draft = () => keptValue({ key: "birthDetailsDraft", schema: z.object({ name: z.string() }), fallback: null });
const saturn = () => keptAnswers({ key: "sadeSati-", schema: z.object({ text: z.string() }) });
const gem = () => keptAnswers({ key: "gemSuggestion-", schema: z.object({ text: z.string() }) });

describe("a kept value", () => {
  test("lies under its key in its storage, as text or as JSON, and comes back at the next visit", () => {
    dial().set(24);
    theme().set("dark");
    draft().set({ name: "Anjali" });
    expect(local.entries()).toEqual({ preferredClock: "24", preferredTheme: "dark" });
    expect(session.entries()).toEqual({ birthDetailsDraft: '{"name":"Anjali"}' });
    expect([dial().get(), theme().get(), draft().get()]).toEqual([24, "dark", { name: "Anjali" }]);
  });

  test("that is the fallback leaves nothing behind", () => {
    const value = theme();
    value.set("dark");
    value.set("system");
    expect(local.entries()).toEqual({});
    expect(value.get()).toBe("system");
  });

  test.each(["", "{", "null", "13", '"24"'])("that cannot be read is the fallback: %j", (text) => {
    local.setItem("preferredClock", text);
    session.setItem("birthDetailsDraft", text);
    expect(dial().get()).toBe(12);
    expect(draft().get()).toBeNull();
  });

  test("notifies each listener of every change until it unsubscribes", () => {
    const value = dial();
    const listener = vi.fn();
    const end = value.subscribe(listener);
    value.set(24);
    end();
    value.set(12);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("follows another tab, but not the clearing of all that is kept", () => {
    const written = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
    const value = theme();
    const listener = vi.fn();
    const end = value.subscribe(listener);
    value.set("light");
    local.setItem("preferredTheme", "dark");
    written("preferredClock");
    expect(value.get()).toBe("light");
    written("preferredTheme");
    expect(value.get()).toBe("dark");
    local.clear();
    written(null);
    expect(value.get()).toBe("dark");
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    local.setItem("preferredTheme", "light");
    written("preferredTheme");
    expect(value.get(), "nothing shows it").toBe("light");
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("is stored again when another tab has stored it", () => {
    local = storageOf(0);
    vi.stubGlobal("localStorage", local);
    const value = theme();
    value.set("light");
    expect(unstored.isAny()).toBe(true);
    vi.stubGlobal("localStorage", storageOf());
    localStorage.setItem("preferredTheme", "dark");
    tabs.dispatchEvent(Object.assign(new Event("storage"), { key: "preferredTheme" }));
    expect([value.get(), unstored.isAny()]).toEqual(["dark", false]);
  });

  test("is one and the same object until it is set", () => {
    draft().set({ name: "Anjali" });
    const value = draft();
    expect(value.get()).toBe(value.get());
  });

  test("is followed until the page is left where the storage is forbidden, and that is not a fault", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { get: forbidden, configurable: true });
    const value = theme();
    expect(value.get()).toBe("system");
    value.set("dark");
    expect(value.get()).toBe("dark");
    expect(unstored.isAny()).toBe(true);
    value.set("system");
    expect(unstored.isAny()).toBe(false);
    expect(logged).not.toHaveBeenCalled();
    gem().set("1990", { text: "ruby" });
    expect(gem().get("1990")).toBeUndefined();
    expect(logged).toHaveBeenCalledTimes(2);
  });
});

describe("where the storage is full", () => {
  test("kept answers make room for what a person typed", () => {
    session = storageOf(60);
    vi.stubGlobal("sessionStorage", session);
    saturn().set("1990", { text: "long ago" });
    draft().set({ name: "Anjali Rao" });
    expect(session.entries()).toEqual({ birthDetailsDraft: '{"name":"Anjali Rao"}' });
    expect(logged).not.toHaveBeenCalled();
  });

  test("what does not fit at all lasts on the page, and what was there before does not come back", () => {
    session = storageOf(50);
    vi.stubGlobal("sessionStorage", session);
    const value = draft();
    value.set({ name: "Anjali" });
    value.set({ name: "Anjali".repeat(10) });
    expect(value.get()?.name).toHaveLength(60);
    expect(session.entries()).toEqual({});
    expect(unstored.isAny()).toBe(true);
    value.set({ name: "Meena" });
    expect(unstored.isAny()).toBe(false);
  });
});

describe("kept answers", () => {
  test("lie each under what was asked, and are dropped by themselves or all together", () => {
    saturn().set("1990", { text: "a" });
    saturn().set("1991", { text: "b" });
    gem().set("1990", { text: "ruby" });
    session.setItem("userDetails", "{}");
    expect(session.entries()).toMatchObject({ "sadeSati-1990": '{"text":"a"}', "sadeSati-1991": '{"text":"b"}' });
    saturn().drop("1990");
    expect([saturn().get("1990"), saturn().get("1991")]).toEqual([undefined, { text: "b" }]);
    saturn().dropAll();
    expect(session.entries()).toEqual({ userDetails: "{}" });
    expect(local.entries()).toEqual({ "gemSuggestion-1990": '{"text":"ruby"}' });
  });

  test.each(["Saturn", "null", "{}"])("that cannot be read are dropped: %s", (text) => {
    session.setItem("sadeSati-1990", text);
    expect(saturn().get("1990")).toBeUndefined();
    expect(session.entries()).toEqual({});
  });
});
