import { FESTIVALS } from "@vedanga/core";
import { loadEmbeddedGazetteer } from "@vedanga/gazetteer/load-from-disk";
import { describe, expect, it } from "vitest";
import { groupsOf, isSacredPlace, neighboursOf, SACRED_GROUPS, SACRED_PLACE_FACTS, SACRED_PLACES } from "./index.ts";
import { straightKm } from "./neighbours.ts";
import { SACRED_PLACE_SOURCES } from "./sources.ts";

describe("the list of places", () => {
  it("is that of the specification: 7, 12 and 4, together 19", () => {
    expect(SACRED_GROUPS.sapta_puri).toHaveLength(7);
    expect(SACRED_GROUPS.jyotirlinga).toHaveLength(12);
    expect(SACRED_GROUPS.char_dham).toHaveLength(4);
    expect(new Set(Object.values(SACRED_GROUPS).flat())).toEqual(new Set(SACRED_PLACES));
    expect(new Set(SACRED_PLACES).size).toBe(19);
  });

  it("has three places in two groups or more", () => {
    expect(SACRED_PLACES.filter((id) => groupsOf(id).length > 1)).toEqual(["kasi", "dwaraka", "ramanathaswamy"]);
    expect(groupsOf("dwaraka")).toEqual(["sapta_puri", "jyotirlinga", "char_dham"]);
  });

  it("knows an id from any other word", () => {
    expect(isSacredPlace("kedarnath")).toBe(true);
    expect(isSacredPlace("atlantis")).toBe(false);
  });
});

describe("the facts", () => {
  it("that the specification gives are those", () => {
    expect(SACRED_PLACE_FACTS.kedarnath).toMatchObject({
      altitudeM: 3583,
      bestMonths: [
        [5, 6],
        [9, 10],
      ],
      closedMonths: [11, 4],
    });
    expect(SACRED_PLACE_FACTS.badrinath).toMatchObject({
      altitudeM: 3133,
      bestMonths: [[5, 11]],
      closedMonths: [11, 4],
    });
  });

  it("name the best months of the specification: October to March but where it says otherwise", () => {
    const { kedarnath: _kedarnath, badrinath: _badrinath, ramanathaswamy, puri, ...others } = SACRED_PLACE_FACTS;
    expect(ramanathaswamy.bestMonths).toEqual([[10, 4]]);
    expect(puri.bestMonths).toEqual([[10, 2]]);
    expect(Object.values(others)).toHaveLength(15);
    for (const { bestMonths } of Object.values(others)) expect(bestMonths).toEqual([[10, 3]]);
  });

  const gazetteer = loadEmbeddedGazetteer();
  it.each(SACRED_PLACES)("place %s within 15 km of its town, in India", (id) => {
    const facts = SACRED_PLACE_FACTS[id];
    const town = gazetteer.byId(facts.gazetteerId, "en");
    expect(town?.countryCode).toBe("IN");
    expect(straightKm(facts, town ?? { latitudeDeg: 0, longitudeDeg: 0 })).toBeLessThan(15);
    expect(gazetteer.nearest(facts.latitudeDeg, facts.longitudeDeg, "en").place.countryCode).toBe("IN");
  });

  it.each(SACRED_PLACES)("of %s are of our calendar and of the year", (id) => {
    const { festivals, bestMonths, closedMonths, airport, station } = SACRED_PLACE_FACTS[id];
    expect(festivals.length).toBeGreaterThan(0);
    expect(festivals.filter((festival) => !FESTIVALS.includes(festival))).toEqual([]);
    for (const month of [...bestMonths, closedMonths ?? [1, 1]].flat()) {
      expect(month).toBeGreaterThanOrEqual(1);
      expect(month).toBeLessThanOrEqual(12);
    }
    expect(airport.roadKm).toBeLessThan(350);
    expect(station.roadKm).toBeLessThan(350);
  });

  it.each(SACRED_PLACES)("of %s have two sources in each group, on different sites", (id) => {
    for (const [group, sources] of Object.entries(SACRED_PLACE_SOURCES[id])) {
      const hosts = sources.map(({ url }: { url: string }) => new URL(url).hostname);
      expect(new Set(hosts).size, group).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("distances", () => {
  it("of a degree along a meridian are 111.2 km", () => {
    expect(straightKm({ latitudeDeg: 20, longitudeDeg: 80 }, { latitudeDeg: 21, longitudeDeg: 80 })).toBeCloseTo(
      111.19,
      1,
    );
  });

  it("order the neighbours of a place, which is not among them", () => {
    const found = neighboursOf("kedarnath");
    expect(found.map(({ id }) => id)).not.toContain("kedarnath");
    expect(found).toHaveLength(SACRED_PLACES.length - 1);
    expect(found).toEqual([...found].sort((a, b) => a.distanceKm - b.distanceKm));
  });
});
