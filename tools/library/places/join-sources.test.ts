import { describe, expect, it } from "vitest";
import { joinSources } from "./join-sources.ts";
import type { SourcePlace } from "./source-place.ts";

const base = { otherNames: [], country: "IN", admin1: "02", admin2: "548", population: 0 };

function newer(name: string, latitudeDeg: number, longitudeDeg: number, more: Partial<SourcePlace> = {}): SourcePlace {
  return { ...base, name, latitudeDeg, longitudeDeg, ...more };
}

function fuller(geonameId: number, name: string, latitudeDeg: number, longitudeDeg: number, otherNames: string[] = []) {
  return { ...base, geonameId, name, latitudeDeg, longitudeDeg, otherNames, population: 1000, zone: "Asia/Kolkata" };
}

function join(newerRows: SourcePlace[], fullerRows: SourcePlace[]) {
  return joinSources({ newer: newerRows, fuller: fullerRows, admin1Names: new Map(), admin2Names: new Map() });
}

describe("joining the two sources", () => {
  it("takes rows at one spot for one place, with the newer name and the older one kept", () => {
    const { places, tally } = join([newer("Kadapa", 14.47, 78.82)], [fuller(10, "Cuddapah", 14.47, 78.82)]);
    expect(tally).toEqual({ both: 1, newerOnly: 0, fullerOnly: 0 });
    expect(places).toMatchObject([{ geonameId: 10, name: "Kadapa", otherNames: ["Cuddapah"], population: 1000 }]);
  });

  it("takes the newer divisions and spot where a place moved a little", () => {
    const { places } = join(
      [newer("Yellareddi", 18.19, 78.02, { admin1: "40", admin2: "685" })],
      [fuller(10, "Yellāreddi", 18.2, 78.0)],
    );
    expect(places).toMatchObject([{ geonameId: 10, latitudeDeg: 18.19, admin1: "40", admin2: "685" }]);
  });

  it("knows a renamed and moved place by its other names", () => {
    const { tally } = join([newer("Prayagraj", 25.45, 81.84)], [fuller(10, "Allahabad", 25.44, 81.85, ["Prayagraj"])]);
    expect(tally.both).toBe(1);
  });

  it("keeps apart two towns of one name far from each other", () => {
    const { tally } = join([newer("Rampur", 20, 80)], [fuller(10, "Rampur", 20.5, 80)]);
    expect(tally).toEqual({ both: 0, newerOnly: 1, fullerOnly: 1 });
  });

  it("keeps apart neighbours of one name whose place in the order of ids forbids it", () => {
    const { places } = join(
      [newer("Alpha", 10, 70), newer("Rampur", 20.1, 80), newer("Beta", 11, 71)],
      [fuller(10, "Alpha", 10, 70), fuller(20, "Beta", 11, 71), fuller(30, "Rampur", 20, 80)],
    );
    expect(places.filter(({ name }) => name === "Rampur")).toHaveLength(2);
  });

  it("joins within a country only, and loses and doubles nothing", () => {
    const { places, tally } = join(
      [newer("Salem", 11.65, 78.16), newer("Salem", 44.94, -123.03, { country: "US" })],
      [fuller(10, "Salem", 11.65, 78.16)],
    );
    expect(tally).toEqual({ both: 1, newerOnly: 1, fullerOnly: 0 });
    expect(places).toHaveLength(2);
  });
});
