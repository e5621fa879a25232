import type { Fact } from "@vedanga/core";
import type { Names } from "./catalogue/catalogue.ts";

/** The lists of names that give one text for an id. */
export type NameList = {
  [List in keyof Names]: Names[List] extends Readonly<Record<string, string>> ? List : never;
}[keyof Names];

/** Reads the facts of one reason by name. Every method throws a TypeError for a fact that is not there or not of its kind. */
export interface FactReader {
  readonly number: (fact: string) => number;
  readonly truth: (fact: string) => boolean;
  /** A number rounded for reading, to so many decimals. */
  readonly rounded: (fact: string, decimals: number) => string;
  readonly numbers: (fact: string) => readonly number[];
  readonly id: (fact: string) => string;
  readonly ids: (fact: string) => readonly string[];
  readonly graha: (fact: string) => string;
  readonly grahas: (fact: string) => readonly string[];
  readonly rasi: (fact: string) => string;
  readonly nakshatra: (fact: string) => string;
  /** The name of an id in one of the lists. */
  readonly named: (list: NameList, fact: string) => string;
  readonly weekday: (fact: string) => string;
  readonly paksha: (fact: string) => string;
  /** Whether the reason bears this fact at all. */
  readonly has: (fact: string) => boolean;
}

export function factReader(facts: Readonly<Record<string, Fact>>, names: Names): FactReader {
  const of = <T extends Fact>(fact: string, kind: string, isOf: (value: Fact) => value is T): T => {
    const value = facts[fact];
    if (value === undefined || !isOf(value)) throw new TypeError(`the fact ${fact} is not ${kind}`);
    return value;
  };
  const number = (fact: string) => of(fact, "a number", (value) => typeof value === "number");
  const id = (fact: string) => of(fact, "an id", (value) => typeof value === "string");
  const ids = (fact: string) => of(fact, "a list of ids", isTexts);
  const grahaName = (graha: string) => nameIn(names.graha, graha).name;
  return {
    number,
    rounded: (fact, decimals) => number(fact).toFixed(decimals),
    truth: (fact) => of(fact, "a truth", (value) => typeof value === "boolean"),
    numbers: (fact) => of(fact, "a list of numbers", isNumbers),
    id,
    ids,
    graha: (fact) => grahaName(id(fact)),
    grahas: (fact) => ids(fact).map(grahaName),
    rasi: (fact) => nameIn(names.rasi, id(fact)),
    nakshatra: (fact) => nameIn(names.nakshatra, id(fact)),
    named: (list, fact) => nameIn<string>(names[list], id(fact)),
    weekday: (fact) => nameIn(names.vara, id(fact)).weekday,
    paksha: (fact) => nameIn(names.paksha, id(fact)).full,
    has: (fact) => fact in facts,
  };
}

const isTexts = (value: Fact): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const isNumbers = (value: Fact): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === "number");

function nameIn<T>(namesById: Readonly<Record<string, T>>, id: string): T {
  const name = namesById[id];
  if (name === undefined) throw new TypeError(`no name for ${id}`);
  return name;
}
