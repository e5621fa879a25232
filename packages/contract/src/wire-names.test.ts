import { NAMES_EN } from "@vedanga/names/en/names";
import { NAMES_TE } from "@vedanga/names/te/names";
import { describe, expect, it } from "vitest";
import { cleanName, WIRE_NAMES } from "./wire-names.ts";

type List = keyof typeof WIRE_NAMES;
const LISTS = Object.keys(WIRE_NAMES) as List[];
const namesIn = (names: object): [string, string][] => Object.entries(names);

describe("names of the wire", () => {
  it("differ from those of almanacs in 42 of their spellings", () => {
    const odd = LISTS.flatMap((list) => {
      const clean = new Map(namesIn(NAMES_EN[list]));
      return namesIn(WIRE_NAMES[list]).filter(([id, name]) => clean.get(id) !== name);
    });
    expect(odd).toHaveLength(42);
  });

  it.each(LISTS)("of %s are read back as almanacs print them, each as another", (list) => {
    const read = namesIn(WIRE_NAMES[list]).map(([id, name]) => [id, cleanName(list, name)]);
    expect(read).toEqual(namesIn(NAMES_EN[list]));
    expect(new Set(read.map(([, name]) => name)).size).toBe(read.length);
  });

  it.each(LISTS)("of %s in another language are unchanged", (list) => {
    for (const [, name] of namesIn(NAMES_TE[list])) expect(cleanName(list, name)).toBe(name);
  });

  it("are read by their list: the year Shukla is no odd yoga", () => {
    expect(cleanName("yoga", "Sukla")).toBe("Shukla");
    expect(cleanName("samvatsara", "Sukla")).toBe("Sukla");
  });
});
