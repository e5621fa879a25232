import { readFileSync } from "node:fs";
import type { SourceFiles } from "./fetch-sources.ts";
import type { SourcePlace } from "./source-place.ts";

interface CityRow {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

interface AdminRow {
  readonly code: string;
  readonly name: string;
}

export interface Sources {
  /** GeoNames cities1000 of 2026: newest names and divisions, no id, population, zone or other names. File order is kept. */
  readonly newer: readonly SourcePlace[];
  /** GeoNames cities500 of 2023: all fields, older names and divisions. */
  readonly fuller: readonly SourcePlace[];
  /** "IN.40" to "Telangana". */
  readonly admin1Names: ReadonlyMap<string, string>;
  /** "IN.40.536" to "Hyderabad". */
  readonly admin2Names: ReadonlyMap<string, string>;
}

export function readSources(files: SourceFiles): Sources {
  const cities: readonly CityRow[] = JSON.parse(readFileSync(files.cities, "utf8"));
  return {
    newer: cities.map((row) => ({
      name: row.name.trim(),
      otherNames: [],
      latitudeDeg: Number(row.lat),
      longitudeDeg: Number(row.lng),
      country: row.country,
      admin1: row.admin1,
      admin2: row.admin2,
      population: 0,
    })),
    fuller: readFileSync(files.cities500, "utf8").trimEnd().split("\n").map(readCities500Line),
    admin1Names: adminNames(files.admin1),
    admin2Names: adminNames(files.admin2),
  };
}

/** Columns as in https://download.geonames.org/export/dump/readme.txt, "The main 'geoname' table". */
function readCities500Line(line: string): SourcePlace {
  const field = line.split("\t");
  const text = (index: number): string => field[index]?.trim() ?? "";
  return {
    geonameId: Number(text(0)),
    name: text(1),
    otherNames: [text(2), ...text(3).split(",")].filter((name) => name !== ""),
    latitudeDeg: Number(text(4)),
    longitudeDeg: Number(text(5)),
    country: text(8),
    admin1: text(10),
    admin2: text(11),
    population: Number(text(14)),
    zone: text(17),
  };
}

function adminNames(path: string): Map<string, string> {
  const rows: readonly AdminRow[] = JSON.parse(readFileSync(path, "utf8"));
  return new Map(rows.map((row) => [row.code, row.name.trim()]));
}
