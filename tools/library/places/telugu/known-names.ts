import { fold } from "../../../../packages/gazetteer/src/text/fold.ts";
import { readTable } from "../read-table.ts";

/** A name as gazetteers spell it, and as Telugu people write it. */
export interface KnownName {
  readonly latin: string;
  readonly telugu: string;
  /** Country and first division: IN.02. */
  readonly where: string;
}

/** The tables kept by hand that give places of India a Telugu name. */
const TABLES = {
  "telugu-names.tsv": ["where", "name", "telugu"],
  "telugu-villages.tsv": ["where", "district", "name", "telugu", "like"],
  "extra-places.tsv": ["where", "district", "name", "telugu", "latitude", "longitude", "like", "names"],
  "post-offices.tsv": ["where", "district", "name", "telugu", "latitude", "longitude", "names"],
  "habitations.tsv": ["where", "district", "name", "telugu", "latitude", "longitude", "names"],
} as const;

/** Every Indian name of the tables, in their order. */
export function knownNames(): readonly KnownName[] {
  return Object.entries(TABLES).flatMap(([file, columns]) =>
    readTable<string>(file, columns).flatMap(({ where = "", name: latin = "", telugu = "" }) =>
      where.startsWith("IN") ? [{ latin, telugu, where }] : [],
    ),
  );
}

const INITIAL = /^\p{L}\.$|^(\p{L}\.){2,}$/u;

/** The words of a Latin name in plain small letters; initials and what stands in brackets are no words. */
export function latinWords(name: string): string[] {
  return name
    .replace(/\(.*?\)/g, " ")
    .split(/[\s\-/]+/)
    .filter((word) => !INITIAL.test(word))
    .map((word) => fold(word).replace(/[^a-z]/g, ""))
    .filter((word) => word !== "");
}

/** The words that stand for each other in a known name; a name that Telugu writes in fewer or more words is one word. */
export function wordPairs({ latin, telugu }: KnownName): (readonly [latin: string, telugu: string])[] {
  const words = latinWords(latin);
  const inTelugu = telugu
    .replace(/^(\S{1,3}\.)+/, "")
    .replace(/\u200c/g, "")
    .split(" ");
  if (words.length === inTelugu.length) return words.map((word, at) => [word, inTelugu[at] ?? ""]);
  return [[words.join(""), inTelugu.join("")]];
}
