import { describe, expect, it } from "vitest";
import type { Divisions } from "../name-divisions.ts";
import type { PlaceEntry } from "../place-entry.ts";
import { nameDistrictSeats } from "./name-district-seats.ts";

const place = (name: string, admin1: string, nameTe?: string): PlaceEntry => ({
  name,
  ...(nameTe === undefined ? {} : { nameTe }),
  otherNames: [],
  handNames: [],
  latitudeDeg: 0,
  longitudeDeg: 0,
  country: "IN",
  admin1Code: "",
  admin1,
  admin2: "",
  population: 0,
});
const divisions: Divisions = {
  admin1: () => undefined,
  admin2: () => undefined,
  hasDistrict: () => false,
  admin1Drafts: [],
  districtNames: [{ country: "IN", admin1: "Gujarat", name: "Anand", nameTe: "ఆనంద్" }],
};

describe("a place called like a district", () => {
  it("has its Telugu name if it is in the same state and has none of its own", () => {
    const entries = [
      place("Anand", "Gujarat"),
      place("Anand", "Punjab"),
      place("Anandpur", "Gujarat"),
      place("Anand", "Gujarat", "అనంద"),
    ];
    nameDistrictSeats(entries, divisions);
    expect(entries.map(({ nameTe }) => nameTe)).toEqual(["ఆనంద్", undefined, undefined, "అనంద"]);
  });
});
