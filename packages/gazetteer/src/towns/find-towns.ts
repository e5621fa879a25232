import type { Language } from "@vedanga/names/language";
import type { LocalNames } from "../describe-place.ts";
import type { PopulatedPlace } from "../populated-place.ts";
import { readQuery } from "../search/read-query.ts";
import { fold } from "../text/fold.ts";

/** A town of the list has at least so many people. */
export const TOWN_PEOPLE = 20_000;

/** What a program needs of a place to ask about its sky. */
export interface Town {
  readonly id: string;
  readonly name: string;
  /** District and state in one line; may be empty. */
  readonly admin: string;
  readonly country: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly zone: string;
  readonly population: number;
}

/** The towns of the list that are called exactly so, by any of their names, the largest first. */
export function findTowns(list: string, query: string, lang: Language): readonly Town[] {
  const [reading] = readQuery(query);
  if (reading === undefined || reading.qualifiers.length > 0) return [];
  const towns: Town[] = [];
  const wanted = `|${reading.letters}|`;
  for (let at = list.indexOf(wanted); at >= 0; at = list.indexOf(wanted, at + 1)) {
    const end = list.indexOf("\n", at);
    towns.push(townOf(list.slice(at, end), lang));
    at = end;
  }
  return towns.sort((a, b) => b.population - a.population);
}

/** Whether a place has exactly the name that was typed before any comma, in Latin or in Telugu letters. */
export function isNamed({ nameEn, nameTe }: Pick<PopulatedPlace, "nameEn" | "nameTe">, query: string): boolean {
  const letters = readQuery(query)[0]?.letters;
  return fold(nameEn) === letters || (nameTe !== undefined && fold(nameTe) === letters);
}

function townOf(line: string, lang: Language): Town {
  const [, id = "", nameEn = "", nameTe = "", adminEn = "", adminTe = "", countryCode = "", ...figures] =
    line.split("\t");
  const [latitude = "", longitude = "", zone = "", population = ""] = figures;
  const names: LocalNames = { en: nameEn, ...(nameTe && { te: nameTe }) };
  const admins: LocalNames = { en: adminEn, te: adminTe };
  return {
    id,
    name: names[lang] ?? names.en,
    admin: admins[lang] ?? admins.en,
    country: new Intl.DisplayNames([lang], { type: "region" }).of(countryCode) ?? countryCode,
    latitudeDeg: Number(latitude),
    longitudeDeg: Number(longitude),
    zone,
    population: Number(population),
  };
}
