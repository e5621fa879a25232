import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const DRAFT_KEY = "birthDetailsDraft";

const draft = {
  basis: "nobody",
  form: {
    firstName: "Anjali",
    lastName: "",
    email: "",
    mobile: "",
    birthDate: "",
    birthTime: "",
    location: "",
    latitude: "17.978400",
    longitude: "",
    language: "english",
  },
  hasFailed: true,
} as const;

describe("a draft of the form", () => {
  let kept: Map<string, string>;
  let page: typeof import("./birth-draft.ts");
  async function load(): Promise<void> {
    vi.resetModules();
    page = await import("./birth-draft.ts");
  }
  beforeEach(async () => {
    kept = new Map();
    await load();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("comes back as it was left, with the word that saving failed", async () => {
    page.keepDraft(draft);
    expect(page.readDraft("nobody")).toEqual(draft);
    await load();
    expect(page.readDraft("nobody")).toEqual(draft);
  });

  test("is discarded when it was begun on the details of another", () => {
    page.keepDraft(draft);
    expect(page.readDraft("another record")).toBeNull();
  });

  test("touches no key but its own and is gone when dropped", () => {
    page.keepDraft(draft);
    expect([...kept.keys()]).toEqual([DRAFT_KEY]);
    page.dropDraft();
    expect(kept.size).toBe(0);
    expect(page.readDraft("nobody")).toBeNull();
  });

  test.each(["", "{", "null", '{"basis":"nobody"}', '{"basis":"nobody","form":{},"hasFailed":false}'])(
    "that cannot be read is ignored: %s",
    (text) => {
      kept.set(DRAFT_KEY, text);
      expect(page.readDraft("nobody")).toBeNull();
    },
  );

  test("lasts until the page is left if nothing can be kept", async () => {
    vi.spyOn(globalThis.console, "warn").mockImplementation(() => undefined);
    const refuse = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => page.keepDraft(draft)).not.toThrow();
    expect(page.readDraft("nobody")).toEqual(draft);
    await load();
    expect(page.readDraft("nobody")).toBeNull();
    expect(() => page.dropDraft()).not.toThrow();
  });
});
