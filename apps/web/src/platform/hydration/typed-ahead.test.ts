import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteTyping, typedAhead } from "./typed-ahead.ts";

class Field extends EventTarget {
  value = "";
  isHeard = false;
  readonly id: string;
  constructor(id: string) {
    super();
    this.id = id;
  }
}

const history = {
  state: { key: "a" } as object,
  replaceState(state: object) {
    this.state = state;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("HTMLInputElement", Field);
  vi.stubGlobal("HTMLSelectElement", class {});
  history.state = { key: "a" };
  vi.stubGlobal("history", history);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with two fields that nobody hears yet. */
function pageWithFields() {
  const fields = [new Field("first"), new Field("last")] as const;
  const page = new EventTarget();
  const getElementById = (id: string) => fields.find((field) => field.id === id) ?? null;
  const dropTaken = noteTyping(Object.assign(page, { getElementById }) as unknown as Document, (field) =>
    Boolean((field as unknown as Field).isHeard),
  );
  function type(field: Field, value: string, kind: "input" | "change" = "input"): void {
    field.value = value;
    const event = new Event(kind);
    Object.defineProperty(event, "target", { value: field });
    page.dispatchEvent(event);
  }
  return { fields, type, dropTaken };
}

test("what is typed is kept in the entry of the history after a pause, and at once where the field is left", () => {
  const { fields, type } = pageWithFields();
  const [first, last] = fields;
  type(first, "Anj");
  type(first, "Anjali");
  expect(typedAhead()).toEqual({});
  vi.advanceTimersByTime(300);
  expect(history.state).toEqual({ key: "a", typed: { first: "Anjali" } });
  type(last, "Rao", "change");
  expect(typedAhead()).toEqual({ first: "Anjali", last: "Rao" });
  // What is erased was typed as well.
  type(first, "", "change");
  expect(typedAhead()).toEqual({ first: "", last: "Rao" });
});

test("a part that is alive drops what it has taken over, and is not listened to", () => {
  const { fields, type, dropTaken } = pageWithFields();
  const [first, last] = fields;
  type(first, "Anjali", "change");
  type(last, "Rao");
  first.isHeard = true;
  dropTaken();
  expect(typedAhead()).toEqual({});
  vi.advanceTimersByTime(300);
  expect(typedAhead()).toEqual({ last: "Rao" });
  type(first, "Sita", "change");
  expect(typedAhead()).toEqual({ last: "Rao" });
  last.isHeard = true;
  dropTaken();
  expect(typedAhead()).toEqual({});
});
