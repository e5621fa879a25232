import { describe, expect, it } from "vitest";
import { loadEmbeddedGazetteer } from "./load-from-disk.ts";

const gazetteer = loadEmbeddedGazetteer();

describe("a place by its id", () => {
  it("has every field, in the requested language", () => {
    expect(gazetteer.byId("1270668", "te")).toEqual({
      id: "1270668",
      name: "గుంటూరు",
      nameEn: "Guntur",
      nameTe: "గుంటూరు",
      admin: "ఆంధ్రప్రదేశ్",
      admin1: "ఆంధ్రప్రదేశ్",
      admin2: "గుంటూరు",
      country: "భారతదేశం",
      countryCode: "IN",
      latitudeDeg: 16.29974,
      longitudeDeg: 80.45729,
      zone: "Asia/Kolkata",
      population: 530577,
    });
  });

  it("abroad has its state in Telugu too, and no county in Latin letters", () => {
    const textOf = (query: string): string => {
      const [found] = gazetteer.search(query, { lang: "te", limit: 1 }).places;
      return [found?.name, found?.admin, found?.country].join(", ");
    };
    expect(textOf("edison")).toBe("ఎడిసన్, న్యూజెర్సీ, యునైటెడ్ స్టేట్స్");
    expect(textOf("dubai")).toMatch(/^దుబాయ్, /);
    for (const query of ["irving", "london", "toronto", "sydney"]) expect(textOf(query)).not.toMatch(/[a-z]/i);
  });

  it("is the one the search found, whether its id is GeoNames' or ours", () => {
    for (const query of ["vijayawada", "somnath", "yadagirigutta", "edison"]) {
      const [found] = gazetteer.search(query, { lang: "en", limit: 1 }).places;
      expect(found).toBeDefined();
      expect(gazetteer.byId(found?.id ?? "", "en")).toEqual(found);
    }
  });

  it("is null when no place has it", () => {
    for (const id of ["1", "vzzzzzz", "v0000000", "guntur", ""]) expect(gazetteer.byId(id, "en")).toBeNull();
  });
});

describe("the largest places of a zone", () => {
  it("come first, and none of another zone", () => {
    const largest = gazetteer.largestIn((zone) => zone === "America/Chicago", 4, "en");
    expect(largest.map(({ name }) => name).slice(0, 2)).toEqual(["Chicago", "Houston"]);
    expect(largest.map(({ zone }) => zone)).toEqual(Array(4).fill("America/Chicago"));
    const people = largest.map(({ population }) => population);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
  });

  it("are cities apart from each other, not the parts of the largest", () => {
    const names = gazetteer.largestIn((zone) => zone === "America/New_York", 8, "en").map(({ name }) => name);
    expect(names).toHaveLength(8);
    expect(names).toEqual(expect.arrayContaining(["New York City", "Philadelphia", "Columbus"]));
    for (const part of ["Brooklyn", "Queens", "Manhattan", "The Bronx"]) expect(names).not.toContain(part);
  });

  it("are none where nobody lives", () => {
    expect(gazetteer.largestIn((zone) => zone === "Etc/UTC", 4, "en")).toEqual([]);
  });
});

describe("the nearest place", () => {
  it("is the temple town whose coordinates are given, with the distance", () => {
    const { place, distanceKm } = gazetteer.nearest(30.7352, 79.0669, "en");
    expect(place.nameEn).toBe("Kedarnath");
    expect(distanceKm).toBeGreaterThan(1.5);
    expect(distanceKm).toBeLessThan(1.9);
  });

  it("is found across the date line", () => {
    const { place, distanceKm } = gazetteer.nearest(-16.8, -179.99, "en");
    expect(place.longitudeDeg).toBeGreaterThan(179);
    expect(distanceKm).toBeLessThan(100);
  });

  it("is refused off the Earth", () => {
    expect(() => gazetteer.nearest(91, 0, "en")).toThrow(RangeError);
    expect(() => gazetteer.nearest(0, Number.NaN, "en")).toThrow(RangeError);
  });
});

describe("the address of a point", () => {
  it.each([
    ["Charminar", 17.3616, 78.4747, { city: "Hyderabad", county: "Hyderabad", state: "Telangana", country: "India" }],
    ["Andheri, a part of Mumbai", 19.1197, 72.8464, { city: "Mumbai", state: "Maharashtra", country: "India" }],
    [
      "Jersey City, across the river from a larger one",
      40.728,
      -74.078,
      { city: "Jersey City", county: "Hudson County", state: "New Jersey", country: "United States" },
    ],
    ["Tirumala", 13.6833, 79.347, { town: "Tirumala", county: "Tirupati", state: "Andhra Pradesh", country: "India" }],
    ["Kedarnath", 30.7352, 79.0669, { village: "Kedarnath", state: "Uttarakhand", country: "India" }],
  ])("of %s names town, district, state and country", (_, latitudeDeg, longitudeDeg, parts) => {
    expect(gazetteer.reverse(latitudeDeg, longitudeDeg, "en")).toMatchObject(parts);
  });

  it("has one of city, town and village", () => {
    const address = gazetteer.reverse(17.3616, 78.4747, "en");
    expect([address?.city, address?.town, address?.village].filter((name) => name !== undefined)).toHaveLength(1);
  });

  it("reads as one line, in Telugu too", () => {
    expect(gazetteer.reverse(16.3, 80.457, "en")?.displayName).toBe("Guntur, Andhra Pradesh, India");
    expect(gazetteer.reverse(17.3616, 78.4747, "te")?.displayName).toBe("హైదరాబాద్, తెలంగాణ, భారతదేశం");
  });

  it.each([
    ["the Atlantic", 0, -30],
    ["the Arabian Sea", 15, 68],
    ["the Antarctic ice", -80, 0],
    ["the pole", 90, 0],
  ])("is null for %s", (_, latitudeDeg, longitudeDeg) => {
    expect(gazetteer.reverse(latitudeDeg, longitudeDeg, "en")).toBeNull();
  });
});
