import { LANGUAGE_CODES, type Language } from "@vedanga/names";
import { MONTHS_EN } from "@vedanga/names/en/months";
import { MONTHS_TE } from "@vedanga/names/te/months";
import { describe, expect, it } from "vitest";
import {
  loadSacredPlaceList,
  loadSacredPlaceText,
  SACRED_PLACE_FACTS,
  SACRED_PLACES,
  type SacredPlaceId,
} from "./index.ts";
import type { SacredPlaceText } from "./sacred-place.ts";

const MONTHS: Readonly<Record<Language, readonly string[]>> = { en: MONTHS_EN, te: MONTHS_TE };
/** Telugu puts into one word what English says in two or three. */
const LEAST_WORDS: Readonly<Record<Language, number>> = { en: 120, te: 75 };

const lists = { en: await loadSacredPlaceList("en"), te: await loadSacredPlaceList("te") };
const texts = new Map<string, SacredPlaceText>();
for (const language of LANGUAGE_CODES) {
  for (const id of SACRED_PLACES) texts.set(`${id} ${language}`, await loadSacredPlaceText(id, language));
}
const textOf = (id: SacredPlaceId, language: Language): SacredPlaceText => texts.get(`${id} ${language}`)!;

const words = (text: string): number => text.split(/\s+/).length;
/** The stops of "16 km." and "కి.మీ." end no sentence. */
const sentences = (text: string): number => text.split(/(?<=[^\s.]{2}[.?!])\s+/u).length;

/** Every text in a value, with the path that leads to it. */
function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

describe.each(LANGUAGE_CODES)("the texts in %s", (language) => {
  const list = lists[language];

  it.each(SACRED_PLACES)("tell of %s at length", (id) => {
    const text = textOf(id, language);
    expect(words(text.description.join(" "))).toBeGreaterThanOrEqual(LEAST_WORDS[language]);
    expect(words(text.historicalSignificance.join(" "))).toBeGreaterThanOrEqual(LEAST_WORDS[language]);
    expect(sentences(text.significance)).toBeGreaterThanOrEqual(2);
    expect(sentences(text.significance)).toBeLessThanOrEqual(4);
    expect(text.famousTemples.length).toBeGreaterThanOrEqual(5);
    expect(text.religiousActivities.length).toBeGreaterThanOrEqual(5);
    expect(sentences(list.summaries[id].description)).toBe(1);
    expect(sentences(list.summaries[id].significance)).toBe(1);
    for (const { name, line } of [...text.famousTemples, ...text.religiousActivities]) {
      expect(words(line), name).toBeGreaterThanOrEqual(5);
    }
    for (const { caption, alt } of Object.values(text.gallery)) {
      expect(words(caption), caption).toBeGreaterThanOrEqual(3);
      expect(words(alt), alt).toBeGreaterThan(words(caption));
    }
  });

  it.each(SACRED_PLACES)("name what the facts of %s say", (id) => {
    const facts = SACRED_PLACE_FACTS[id];
    const { bestTimeToVisit, howToReach, ...rest } = textOf(id, language);
    for (const month of facts.bestMonths.flat()) expect(bestTimeToVisit.lead).toContain(MONTHS[language][month - 1]);
    for (const month of facts.closedMonths ?? []) expect(bestTimeToVisit.text).toContain(MONTHS[language][month - 1]);
    expect(howToReach.air).toContain(`${facts.airport.roadKm} `);
    expect(howToReach.rail).toContain(`${facts.station.roadKm} `);
    expect(facts.walkKm === undefined || howToReach.lead.includes(`${facts.walkKm} `)).toBe(true);
    const whole = JSON.stringify(rest);
    if (facts.altitudeM) expect(whole).toContain(facts.altitudeM.toLocaleString("en"));
    for (const rival of facts.rivals ?? []) expect(whole).toContain(list.names.rival[rival]);
  });

  it("are clean: no empty text, no spaces at the ends or in pairs, no text twice", () => {
    const all = [...textsIn(list), ...SACRED_PLACES.flatMap((id) => textsIn(textOf(id, language), id))];
    for (const [path, text] of all) expect(text, path).toMatch(/^\S+( \S+)*$/u);
    const long = all.map(([, text]) => text).filter((text) => words(text) > 5);
    expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
  });
});

it("the two languages say as many things", () => {
  for (const id of SACRED_PLACES) {
    const paths = (language: Language) => textsIn(textOf(id, language)).map(([path]) => path);
    expect(paths("te"), id).toEqual(paths("en"));
  }
});

it("figures are the same in both languages", () => {
  const figures = (value: unknown) =>
    textsIn(value).map(([path, text]) => [path, text.match(/\d+(?:[,.]\d+)*/g)?.sort() ?? []]);
  for (const id of SACRED_PLACES) expect(figures(textOf(id, "te")), id).toEqual(figures(textOf(id, "en")));
});

it("Telugu has no Latin letters", () => {
  const telugu = [...textsIn(lists.te), ...SACRED_PLACES.flatMap((id) => textsIn(textOf(id, "te"), id))];
  expect(telugu.length).toBeGreaterThan(40);
  expect(telugu.filter(([, text]) => /[A-Za-z]/.test(text))).toEqual([]);
  expect(telugu.filter(([, text]) => !/[\u0c00-\u0c7f]/.test(text))).toEqual([]);
});
