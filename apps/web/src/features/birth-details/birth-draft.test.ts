import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DRAFT_KEY, dropDraft, keepDraft, readDraft } from "./birth-draft.ts";
import { EMPTY_FORM } from "./birth-form.ts";

const draft = { basis: "nobody", form: { ...EMPTY_FORM, firstName: "Anjali", latitude: "17.978400" }, hasFailed: true };

describe("a draft of the form", () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("comes back as it was left, with the word that saving failed", () => {
    keepDraft(draft);
    expect(readDraft("nobody")).toEqual(draft);
  });

  test("is nobody's when it was begun on the details of another", () => {
    keepDraft(draft);
    expect(readDraft("another record")).toBeNull();
  });

  test("touches no key but its own and is gone when dropped", () => {
    keepDraft(draft);
    expect([...kept.keys()]).toEqual([DRAFT_KEY]);
    dropDraft();
    expect(kept.size).toBe(0);
    expect(readDraft("nobody")).toBeNull();
  });

  test.each(["", "{", "null", '{"basis":"nobody"}', '{"basis":"nobody","form":{},"hasFailed":false}'])(
    "that cannot be read is none: %s",
    (text) => {
      kept.set(DRAFT_KEY, text);
      expect(readDraft("nobody")).toBeNull();
    },
  );

  test("does no harm where nothing can be kept", () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keepDraft(draft)).not.toThrow();
    expect(readDraft("nobody")).toBeNull();
    expect(() => dropDraft()).not.toThrow();
  });
});
