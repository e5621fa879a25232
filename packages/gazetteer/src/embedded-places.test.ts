import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zoneTable } from "@vedanga/zones";
import { EVERY_ZONE } from "@vedanga/zones/every-zone";
import { describe, expect, it } from "vitest";
import { readPlaceTable } from "./file/place-table.ts";
import { openFile } from "./file/sealed-file.ts";
import { GazetteerError } from "./gazetteer-error.ts";
import { loadGazetteer } from "./load-gazetteer.ts";

const bytes = readFileSync(join(import.meta.dirname, "..", "data", "places.bin"));
const table = readPlaceTable(openFile(bytes));
const countries = Array.from(table.groups, (group) => table.lists.countries[table.groupCountries[group] ?? 0] ?? "");

describe("the embedded places", () => {
  it("are the file that its header's checksum says", () => {
    const said = bytes.subarray(16, 48).toString("hex");
    expect(createHash("sha256").update(bytes.subarray(48)).digest("hex")).toBe(said);
  });

  it("are refused when a byte is wrong or the end is missing", () => {
    const damaged = Uint8Array.from(bytes);
    damaged[2_000_000] = (damaged[2_000_000] ?? 0) ^ 1;
    expect(() => loadGazetteer(damaged)).toThrow(GazetteerError);
    expect(() => loadGazetteer(bytes.subarray(0, 3_000_000))).toThrow(/cut short/);
  });

  it("take no more than 6 MB and contain the world and India", () => {
    expect(bytes.length).toBeLessThan(6e6);
    expect(table.count).toBeGreaterThan(230_000);
    expect(countries.filter((country) => country === "IN").length).toBeGreaterThan(7_700);
    expect(table.lists.countries.length).toBeGreaterThan(240);
  });

  it("open within 200 MB of heap", () => {
    const heapBefore = process.memoryUsage().heapUsed;
    loadGazetteer(bytes);
    expect((process.memoryUsage().heapUsed - heapBefore) / 1e6).toBeLessThan(200);
  });

  it("have coordinates on Earth and an id of their own", () => {
    for (let place = 0; place < table.count; place++) {
      if (Math.abs(table.latitudesE5[place] ?? Number.NaN) > 90e5) throw new Error(`latitude of ${place}`);
      if (Math.abs(table.longitudesE5[place] ?? Number.NaN) > 180e5) throw new Error(`longitude of ${place}`);
    }
    expect(new Set(table.numbers).size).toBe(table.count);
  });

  it("have zones whose clocks our table has, by their present ids", () => {
    const { zone: clocksOf } = zoneTable(EVERY_ZONE);
    for (const zone of table.lists.zones) {
      expect(clocksOf(zone), zone).toBeDefined();
      expect(zone).not.toMatch(/^Etc\//);
    }
    expect(table.lists.zones).toContain("Asia/Kolkata");
    for (const former of ["Asia/Calcutta", "Asia/Katmandu", "Asia/Rangoon", "Europe/Kiev", "America/Yellowknife"]) {
      expect(table.lists.zones).not.toContain(former);
    }
  });

  it("keep one clock in all of India", () => {
    const zones = new Set(
      countries.flatMap((country, place) => (country === "IN" ? [table.lists.zones[table.zones[place] ?? 0]] : [])),
    );
    expect([...zones]).toEqual(["Asia/Kolkata"]);
  });

  it("lie in countries that have a name in both languages", () => {
    for (const lang of ["en", "te"]) {
      const names = new Intl.DisplayNames([lang], { type: "region", fallback: "none" });
      expect(table.lists.countries.filter((country) => !names.of(country))).toEqual([]);
    }
  });

  it("have all 36 Indian states and all their 753 districts with places named in Telugu", () => {
    const states = table.lists.admin1.filter(({ country, name }) => country === "IN" && name !== "");
    expect(states).toHaveLength(36);
    expect(states.filter(({ nameTe }) => !/^[\u0c00-\u0c7f\u200c ]+$/.test(nameTe ?? ""))).toEqual([]);
    const india = table.lists.countries.indexOf("IN");
    const unnamed: string[] = [];
    let named = 0;
    table.groupCountries.forEach((country, group) => {
      if (country !== india) return;
      if (table.districtsTe.has(group)) named++;
      else if (table.groupDistricts.text(group) !== "") unnamed.push(table.groupDistricts.text(group));
    });
    expect(unnamed).toEqual([]);
    expect(named).toBe(753);
  });

  it("have a Telugu name for every place of the Telugu states, and hardly any by rule", () => {
    const telugu = new Set(["Andhra Pradesh", "Telangana"]);
    const byRule = new Set(table.lists.teluguByRule);
    const ofTeluguStates = Array.from(table.groups, (group, place) => ({
      place,
      state: table.lists.admin1[table.groupAdmin1s[group] ?? 0]?.name ?? "",
    })).filter(({ state }) => telugu.has(state));
    expect(ofTeluguStates.length).toBeGreaterThan(1_390);
    const written = ofTeluguStates.map(({ place }) => table.teluguNames.get(place) ?? table.names.text(place));
    expect(written.filter((name) => !/^[\u0c00-\u0c7f\u200c. ]+$/.test(name))).toEqual([]);
    expect(byRule.size).toBeLessThan(12);
    const places = new Set(ofTeluguStates.map(({ place }) => place));
    expect([...byRule].filter((place) => !places.has(place))).toEqual([]);
  });

  it("have their search keys in order of sound", () => {
    const { sounds, soundStarts, count } = table.keys;
    for (let key = 1; key < count; key++) {
      const before = sounds.subarray(soundStarts[key - 1], soundStarts[key]);
      if (Buffer.compare(before, sounds.subarray(soundStarts[key], soundStarts[key + 1])) > 0) {
        throw new Error(`key ${key} is out of order: the file was made with another folding or sound`);
      }
    }
  });
});
