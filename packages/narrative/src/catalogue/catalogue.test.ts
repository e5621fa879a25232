import { readFileSync } from "node:fs";
import {
  AYANAS,
  DIRECTIONS,
  GEMS,
  GRAHAS,
  KARANAS,
  MASAS,
  NAKSHATRAS,
  PAKSHAS,
  RASIS,
  RITUS,
  SAMVATSARAS,
  TITHIS,
  VARAS,
  YOGAS,
} from "@vedanga/core";
import { describe, expect, it } from "vitest";
import { ENGLISH } from "./english.ts";
import { inTense } from "./in-tense.ts";
import { TELUGU } from "./telugu.ts";

interface Glossary {
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly wrong: readonly string[];
}

const glossary: Glossary = JSON.parse(readFileSync(new URL("../../test/glossary.json", import.meta.url), "utf8"));

/** Every string of a catalogue with the path to it. */
function strings(node: unknown, path: string): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => strings(child, `${path}.${key}`));
}

/** As a reader sees them: a clause with two tenses is two. */
const asRead = (list: readonly [string, string][]): [string, string][] =>
  list.flatMap(([path, text]): [string, string][] =>
    text.includes("{")
      ? [
          [path, inTense(text, false)],
          [path, inTense(text, true)],
        ]
      : [[path, text]],
  );

const telugu = asRead(strings(TELUGU, "te").filter(([path]) => path !== "te.lang"));
const english = asRead(strings(ENGLISH, "en").filter(([path]) => path !== "en.lang"));

describe("Telugu names", () => {
  const { names } = TELUGU;
  const lists: Record<string, readonly string[]> = {
    nakshatra: NAKSHATRAS.map((id) => names.nakshatra[id]),
    yoga: YOGAS.map((id) => names.yoga[id]),
    karana: KARANAS.map((id) => names.karana[id]),
    vara: VARAS.map((id) => names.vara[id].weekday),
    masa: MASAS.map((id) => names.masa[id]),
    ritu: RITUS.map((id) => names.ritu[id]),
    ayana: AYANAS.map((id) => names.ayana[id]),
    paksha: PAKSHAS.map((id) => names.paksha[id].full),
    samvatsara: SAMVATSARAS.map((id) => names.samvatsara[id]),
    rasi: RASIS.map((id) => names.rasi[id]),
    graha: GRAHAS.map((id) => names.graha[id].name),
    gems: GEMS.map((id) => names.gem[id]),
  };

  it.each(Object.keys(lists))("are those of the glossary: %s", (list) => {
    expect(lists[list]).toEqual(glossary.terms[list]);
  });

  it("are those of the glossary: the thirty tithis", () => {
    const half = TITHIS.slice(0, 14).map((id) => names.tithi[id]);
    expect([...half, names.tithi.purnima, ...half, names.tithi.amavasya]).toEqual(glossary.terms.tithi);
  });

  it("are those of the glossary: the eight directions", () => {
    const order = ["east", "west", "north", "south", "north_east", "north_west", "south_east", "south_west"] as const;
    expect(order.map((id) => names.direction[id])).toEqual(glossary.terms.directions);
    expect(order.toSorted()).toEqual(DIRECTIONS.toSorted());
  });

  it("distinguish a star from the month that sounds like it", () => {
    expect(names.nakshatra.magha).not.toBe(names.masa.magha);
    expect(names.nakshatra.shravana).not.toBe(names.masa.shravana);
    expect(names.nakshatra.pushya).not.toBe(names.masa.pausha);
  });
});

describe("Telugu strings", () => {
  it("are written in Telugu letters, digits and plain marks alone, composed", () => {
    for (const [path, text] of telugu) {
      expect(text, path).toMatch(/^[\u0c00-\u0c7f ,.:;()/]+$/);
      expect(text, path).toBe(text.normalize("NFC"));
    }
  });

  it("contain none of the misspellings that were seen in print", () => {
    const wrong = glossary.wrong.flatMap((form) => form.split(/ \/ /)).map((form) => form.replace(/ \(.*\)/, ""));
    // మాఘ is wrong only as a star: it is the month.
    const everywhere = wrong.filter((form) => form !== "మాఘ");
    expect(everywhere.length).toBeGreaterThan(15);
    for (const [path, text] of telugu) {
      for (const form of everywhere) expect(` ${text} `, `${path}: ${form}`).not.toContain(` ${form} `);
    }
  });
});

describe("words of both languages", () => {
  it("have the same keys", () => {
    // A language may know more ways of saying a thing of the year.
    const keyOf = (path: string): string => path.slice(2).replace(/^(\.yearly\..*)\.\d+$/, "$1");
    const keys = (list: readonly [string, string][]) => [...new Set(list.map(([path]) => keyOf(path)))];
    expect(keys(telugu).toSorted()).toEqual(keys(english).toSorted());
  });

  it("say something of its own for every tithi, star, yoga and karana", () => {
    for (const catalogue of [ENGLISH, TELUGU]) {
      for (const limb of ["tithi", "nakshatra", "yoga", "karana"] as const) {
        const specials = Object.values(catalogue[limb]).map(({ special }) => special);
        expect(new Set(specials).size, `${catalogue.lang} ${limb}`).toBe(specials.length);
      }
    }
  });

  it("write sentences that end, and are short", () => {
    for (const [path, text] of [...english, ...telugu]) {
      if (!/\.(special|summary|meaning)$/.test(path)) continue;
      expect(text.endsWith("."), path).toBe(true);
      expect(text.length, path).toBeLessThanOrEqual(140);
    }
  });

  it("neither frighten nor promise", () => {
    const forbidden =
      /\b(danger|death|die|fatal|disease|evil|curse|doom|guarantee|certainly|surely|always|never|will)\b/i;
    const allowed = ["will not be hurried"];
    for (const [path, text] of english) {
      if (!/\.(special|summary|meaning)$/.test(path)) continue;
      expect(
        allowed.reduce((rest, phrase) => rest.replace(phrase, ""), text),
        path,
      ).not.toMatch(forbidden);
    }
    const forbiddenTelugu = /మరణ|మృత్యు|ప్రమాద|రోగ|శాప|తప్పక|ఖచ్చిత|నిశ్చయ/;
    for (const [path, text] of telugu) {
      if (/\.(special|summary|meaning)$/.test(path)) expect(text, path).not.toMatch(forbiddenTelugu);
    }
  });
});
