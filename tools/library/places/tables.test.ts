import { describe, expect, it } from "vitest";
import { readTable } from "./read-table.ts";

/** Telugu letters, initials before them: కె.వి.బి.పురం. A number may be a word: ఉత్తర 24 పరగణాలు. */
const TELUGU = /^([\u0c00-\u0c7f]{1,3}\.)*[\u0c00-\u0c7f]([\u0c00-\u0c7f\u200c ]|\d+ )*[\u0c00-\u0c7f]$/;
const states = readTable("indian-states.tsv", ["code", "name", "telugu", "short"]);
const abroad = readTable("states-abroad.tsv", ["code", "name", "telugu"]);
const districts = readTable("districts.tsv", ["code", "name", "telugu"]);
const named = readTable("telugu-names.tsv", ["where", "name", "telugu"]);
const villages = readTable("telugu-villages.tsv", ["where", "district", "name", "telugu", "like"]);
const extras = readTable("extra-places.tsv", [
  "where",
  "district",
  "name",
  "telugu",
  "latitude",
  "longitude",
  "like",
  "names",
]);
const SEAT_COLUMNS = ["where", "district", "name", "telugu", "latitude", "longitude", "names"] as const;
const offices = readTable("post-offices.tsv", SEAT_COLUMNS);
const habitations = readTable("habitations.tsv", SEAT_COLUMNS);
const seats = [...offices, ...habitations];

describe("the tables kept by hand", () => {
  it("write Telugu in Telugu letters alone, joiners only between letters", () => {
    const wrong = [...states, ...abroad, ...districts, ...named, ...villages, ...extras, ...seats].filter(
      ({ telugu }) => !TELUGU.test(telugu),
    );
    expect(wrong).toEqual([]);
  });

  it("call a town and the district of its name alike", () => {
    const towns = new Map(named.map(({ where, name, telugu }) => [`${where} ${name}`, telugu]));
    const shared = districts.filter(({ code, name }) => towns.has(`${code.slice(0, 5)} ${name}`));
    expect(shared.length).toBeGreaterThan(100);
    const unlike = shared.filter(({ code, name, telugu }) => towns.get(`${code.slice(0, 5)} ${name}`) !== telugu);
    expect(unlike.map(({ name }) => name)).toEqual([]);
  });

  it("have each row once", () => {
    for (const rows of [states, abroad, districts])
      expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    const places = [
      ...named,
      ...[...villages, ...extras, ...seats].map((row) => ({ ...row, where: `${row.where} ${row.district}` })),
    ];
    expect(new Set(places.map(({ where, name }) => `${where} ${name}`)).size).toBe(places.length);
  });

  it("have all 36 states and union territories, with short forms of two letters", () => {
    expect(states).toHaveLength(36);
    for (const { short } of states) expect(short).toMatch(/^[A-Z]{2}( [A-Z]{2})?$/);
  });

  it("have the fifty states and the capital of the United States, and no state of India twice", () => {
    expect(abroad.filter(({ code }) => code.startsWith("US."))).toHaveLength(51);
    expect(abroad.filter(({ code }) => code.startsWith("IN."))).toEqual([]);
  });

  it("put every place they add inside India", () => {
    for (const { name, latitude, longitude, like } of extras) {
      expect(Number(latitude), name).toBeGreaterThan(6);
      expect(Number(latitude), name).toBeLessThan(37);
      expect(Number(longitude), name).toBeGreaterThan(68);
      expect(Number(longitude), name).toBeLessThan(98);
      expect(Number(like), name).toBeGreaterThan(0);
    }
  });

  it("put every mandal seat inside the two Telugu states", () => {
    expect(offices.length).toBeGreaterThan(540);
    expect(habitations.length).toBeGreaterThan(310);
    for (const { where, name, latitude, longitude } of seats) {
      expect(["IN.02", "IN.40"]).toContain(where);
      expect(Number(latitude), name).toBeGreaterThan(12.6);
      expect(Number(latitude), name).toBeLessThan(20);
      expect(Number(longitude), name).toBeGreaterThan(76.7);
      expect(Number(longitude), name).toBeLessThan(84.8);
    }
  });

  it("are refused when a column is wrong or missing", () => {
    expect(() => readTable("districts.tsv", ["code", "name"])).toThrow(/districts\.tsv:\d+: the columns should be/);
  });
});
