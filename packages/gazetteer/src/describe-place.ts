import type { PlaceTable } from "./file/place-table.ts";
import type { Lang, Place } from "./place.ts";
import { idOfNumber } from "./place-id.ts";
import { fold } from "./text/fold.ts";

const regionNames: Readonly<Record<Lang, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames(["en"], { type: "region" }),
  te: new Intl.DisplayNames(["te"], { type: "region" }),
};

/** The names of a division in both languages, as far as they are known. */
export interface DivisionNames {
  readonly en: string;
  readonly te?: string;
}

export interface GroupNames {
  readonly countryCode: string;
  readonly country: DivisionNames;
  readonly admin1: DivisionNames;
  readonly admin2: DivisionNames;
  /** What people write for the state for short. */
  readonly short: readonly string[];
}

/** Names the country, state and district of a group of places. */
export function namesOfGroup(table: PlaceTable, group: number): GroupNames {
  const { lists } = table;
  const countryCode = lists.countries[table.groupCountries[group] ?? 0] ?? "";
  const admin1 = lists.admin1[table.groupAdmin1s[group] ?? 0];
  const districtTe = table.districtsTe.get(group);
  return {
    countryCode,
    country: { en: regionNames.en.of(countryCode) ?? countryCode, te: regionNames.te.of(countryCode) ?? countryCode },
    admin1: { en: admin1?.name ?? "", ...(admin1?.nameTe ? { te: admin1.nameTe } : {}) },
    admin2: { en: table.groupDistricts.text(group), ...(districtTe ? { te: districtTe } : {}) },
    short: admin1?.short ?? [],
  };
}

/** A row of the table in the words of a language. */
export function describePlace(table: PlaceTable, index: number, lang: Lang): Place {
  const names = namesOfGroup(table, table.groups[index] ?? 0);
  const inLang = (division: DivisionNames): string => division[lang] ?? division.en;
  const nameEn = table.names.text(index);
  const nameTe = table.teluguNames.get(index);
  return {
    id: idOfNumber(table.numbers[index] ?? 0),
    name: (lang === "te" ? nameTe : undefined) ?? nameEn,
    nameEn,
    ...(nameTe ? { nameTe } : {}),
    admin: joinDivisions(nameEn, names, inLang),
    admin1: inLang(names.admin1),
    admin2: inLang(names.admin2),
    country: inLang(names.country),
    countryCode: names.countryCode,
    latitudeDeg: (table.latitudesE5[index] ?? 0) / 1e5,
    longitudeDeg: (table.longitudesE5[index] ?? 0) / 1e5,
    zone: table.lists.zones[table.zones[index] ?? 0] ?? "Etc/UTC",
    population: table.populations[index] ?? 0,
  };
}

/** "Guntur" needs no district Guntur beside it, Singapore no state Singapore. */
function joinDivisions(name: string, names: GroupNames, inLang: (division: DivisionNames) => string): string {
  const said = new Set([fold(name), fold(names.country.en)]);
  const parts: string[] = [];
  for (const division of [names.admin2, names.admin1]) {
    const key = fold(division.en);
    if (key === "" || said.has(key)) continue;
    said.add(key);
    parts.push(inLang(division));
  }
  return parts.join(", ");
}
