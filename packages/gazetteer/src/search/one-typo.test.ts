import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TextColumn } from "../file/text-column.ts";
import type { KeySources } from "./key-sources.ts";
import { buildKeyTable, orderKeys } from "./key-table.ts";
import { oneTypoAway } from "./one-typo.ts";
import { WorkMeter } from "./work-meter.ts";

const SOUNDS = "abdgijklmnprstuvy";

function tableOf(names: readonly string[]) {
  const none = new TextColumn(new Uint8Array());
  const sources: KeySources = {
    names: new TextColumn(TextColumn.encode(names)),
    aliases: none,
    aliasPlaces: new Int32Array(),
    teluguNames: none,
    teluguPlaces: new Int32Array(),
    wordPlaces: new Int32Array(),
    wordStarts: new Uint8Array(),
  };
  return buildKeyTable(sources, orderKeys(sources));
}

/** Names that are their own sound: no letter twice in a row, none that sounds as another. */
const soundName = fc
  .string({ unit: fc.constantFrom(...SOUNDS), minLength: 5, maxLength: 12 })
  .filter((name) => !/(.)\1/.test(name));

const slip = fc.record({
  kind: fc.constantFrom("wrong", "missing", "extra", "swapped"),
  at: fc.nat(30),
  letter: fc.constantFrom(...SOUNDS),
});

function withSlip(name: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const index = 1 + (at % (name.length - 2));
  const [before, here, next, rest] = [name.slice(0, index), name[index], name[index + 1], name.slice(index + 2)];
  if (kind === "wrong") return `${before}${letter}${next}${rest}`;
  if (kind === "missing") return `${before}${next}${rest}`;
  if (kind === "extra") return `${before}${here}${letter}${next}${rest}`;
  return `${before}${next}${here}${rest}`;
}

describe("one slip away", () => {
  it("finds a name whichever letter but the first was wrong, missing, too many or swapped", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(soundName, { minLength: 3, maxLength: 30 }),
        fc.nat(29),
        slip,
        (names, pick, change) => {
          const table = tableOf(names);
          const name = names[pick % names.length] ?? "";
          const typed = new TextEncoder().encode(withSlip(name, change));
          const places = oneTypoAway(table, typed, new WorkMeter()).flatMap(({ range }) => [
            ...table.places.subarray(range.from, range.to),
          ]);
          const start = withSlip(name, change);
          expect(start === name || places.includes(names.indexOf(name))).toBe(true);
        },
      ),
    );
  });

  it("finds nothing two slips away", () => {
    const table = tableOf(["gundur"]);
    expect(oneTypoAway(table, new TextEncoder().encode("gantar"), new WorkMeter())).toEqual([]);
  });
});
