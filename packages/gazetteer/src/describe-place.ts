import { type Language, mapLanguages } from "@vedanga/names/language";
import type { PlaceTable } from "./file/place-table.ts";
import { idOfNumber } from "./place-id.ts";
import type { PopulatedPlace } from "./populated-place.ts";
import { fold } from "./text/fold.ts";

const regionNames = mapLanguages((lang) => new Intl.DisplayNames([lang], { type: "region" }));

/** A name in every language, as far as it is known; in Latin letters always. */
export type LocalNames = Readonly<Partial<Record<Language, string>> & { en: string }>;

/** The table has names in Latin and in Telugu letters. */
const named = (en: string, te: string | undefined): LocalNames => ({ en, ...(te ? { te } : {}) });

/** The names of a country of the table's list. */
export function namesOfCountry({ lists }: PlaceTable, country: number): LocalNames {
  const code = lists.countries[country] ?? "";
  return mapLanguages((lang) => regionNames[lang].of(code) ?? code);
}

/** The names of a state, province or other first division of the table's list. */
export function namesOfAdmin1({ lists }: PlaceTable, admin1: number): LocalNames {
  const row = lists.admin1[admin1];
  return named(row?.name ?? "", row?.nameTe);
}

/** The names of the district of a group of places. */
export function namesOfDistrict({ groupDistricts, districtsTe }: PlaceTable, group: number): LocalNames {
  return named(groupDistricts.text(group), districtsTe.get(group));
}

/** A row of the table in the words of a language. */
export function describePlace(table: PlaceTable, index: number, lang: Language): PopulatedPlace {
  const group = table.groups[index] ?? 0;
  const countryIndex = table.groupCountries[group] ?? 0;
  const country = namesOfCountry(table, countryIndex);
  const admin1 = namesOfAdmin1(table, table.groupAdmin1s[group] ?? 0);
  const admin2 = namesOfDistrict(table, group);
  const inLang = (names: LocalNames): string => names[lang] ?? names.en;
  const names = named(table.names.text(index), table.teluguNames.get(index));
  // A Telugu line has no Latin county in it; one that begins in Latin letters keeps it, to tell namesakes apart.
  const divisions = [admin2, admin1].filter((division) => names[lang] === undefined || division[lang] !== undefined);
  return {
    id: idOfNumber(table.numbers[index] ?? 0),
    name: inLang(names),
    nameEn: names.en,
    ...(names.te ? { nameTe: names.te } : {}),
    admin: joinDivisions([names.en, country.en], divisions, inLang),
    admin1: inLang(admin1),
    admin2: inLang(admin2),
    country: inLang(country),
    countryCode: table.lists.countries[countryIndex] ?? "",
    latitudeDeg: (table.latitudesE5[index] ?? 0) / 1e5,
    longitudeDeg: (table.longitudesE5[index] ?? 0) / 1e5,
    zone: table.lists.zones[table.zones[index] ?? 0] ?? "Etc/UTC",
    population: table.populations[index] ?? 0,
  };
}

/** "Guntur" needs no district Guntur beside it, Singapore no state Singapore. */
function joinDivisions(
  beside: readonly string[],
  divisions: readonly LocalNames[],
  inLang: (division: LocalNames) => string,
): string {
  const said = new Set(beside.map(fold));
  const parts: string[] = [];
  for (const division of divisions) {
    const key = fold(division.en);
    if (key === "" || said.has(key)) continue;
    said.add(key);
    parts.push(inLang(division));
  }
  return parts.join(", ");
}
