import type { Language } from "@vedanga/names";
import { describe, expect, it } from "vitest";
import { loadEmbeddedGazetteer } from "../load-from-disk.ts";

const gazetteer = loadEmbeddedGazetteer();
const search = (query: string, lang: Language = "en") => gazetteer.search(query, { lang, limit: 8 });

describe("how many places are called exactly so", () => {
  it.each<[string, Language]>([
    ["Khammam", "en"],
    ["khammam, telangana", "en"],
    ["khammam telangana", "en"],
    ["KHAMMAM, IN", "en"],
    ["ఖమ్మం", "te"],
    ["Bangalore", "en"],
    ["bezawada", "en"],
    ["Guntur, Andhra Pradesh", "en"],
    ["hyderabad pakistan", "en"],
  ])("is one for %s", (query, lang) => {
    expect(search(query, lang).exact).toBe(1);
  });

  it.each(["Guntur", "Hyderabad", "Paris"])("is more for %s", (query) => {
    const { places, exact } = search(query);
    expect(exact).toBeGreaterThan(1);
    expect(places[0]?.name).toBe(query);
  });

  it.each([
    ["a beginning", "Khamma"],
    ["another spelling of the same sound", "Khamam"],
    ["a slip", "Karimnagr"],
    ["a state it does not lie in", "Hyderabad, Andhra Pradesh"],
    ["a later word of a name", "Lampung"],
    ["nothing", ""],
    ["what no place is called", "qqqqzzzzxxxx"],
  ])("is 0 for %s", (_what, query) => {
    expect(search(query).exact).toBe(0);
  });

  it("counts a place found by a former name and one called so as two", () => {
    const { places, exact } = search("Bandar");
    expect(exact).toBe(2);
    expect(places.slice(0, 2).map(({ nameEn }) => nameEn)).toEqual(["Machilipatnam", "Bandar"]);
  });

  it("is 0 if a place with another name comes first", () => {
    const { places, exact } = search("Sult");
    expect(places[0]?.nameEn).toBe("Sultanpur");
    expect(exact).toBe(0);
  });
});
