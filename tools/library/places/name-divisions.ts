import type { Admin1Draft, DistrictNameDraft } from "../../../packages/gazetteer/src/file/place-draft.ts";
import type { Sources } from "./read-sources.ts";
import { readTable } from "./read-table.ts";
import { everydaySpelling } from "./south-asian-spelling.ts";

export interface Divisions {
  /** Name of a first division by "IN.02"; undefined when the sources do not know the code. */
  admin1(code: string): string | undefined;
  /** Name of a second division by "IN.02.548". */
  admin2(code: string): string | undefined;
  /** Whether the state "IN.02" has a district shown by this name. */
  hasDistrict(state: string, name: string): boolean;
  readonly admin1Drafts: readonly Admin1Draft[];
  readonly districtNames: readonly DistrictNameDraft[];
}

/** Indian divisions are called plainly by their name: no "Nashik Division", no "Nalgonda District". */
const INDIAN_SUFFIX = /^district | (district|division)$/i;

/** Countries whose first-division codes are what people write for short: NJ. */
const SPOKEN_CODES = /^US\.[A-Z]{2}$/;

export function nameDivisions({ admin1Names, admin2Names }: Sources): Divisions {
  const states = new Map(
    readTable("indian-states.tsv", ["code", "name", "telugu", "short"]).map((row) => [row.code, row]),
  );
  const districts = new Map(readTable("districts.tsv", ["code", "name", "telugu"]).map((row) => [row.code, row]));
  const abroad = new Map(readTable("states-abroad.tsv", ["code", "name", "telugu"]).map((row) => [row.code, row]));
  for (const { code, name } of abroad.values()) {
    if (admin1Names.get(code) !== name)
      throw new Error(`The sources call ${code} ${admin1Names.get(code)}, not ${name}.`);
  }
  for (const code of states.keys()) if (!admin1Names.has(code)) throw new Error(`The sources have no state ${code}.`);
  for (const code of districts.keys()) {
    if (!admin2Names.has(code)) throw new Error(`The sources have no district ${code}.`);
  }
  const admin1 = (code: string): string | undefined => {
    const name = states.get(code)?.name ?? admin1Names.get(code);
    return name === undefined ? undefined : everydaySpelling(code.slice(0, 2), name);
  };
  const admin2 = (code: string): string | undefined => {
    const name = districts.get(code)?.name ?? admin2Names.get(code);
    if (name === undefined) return undefined;
    const everyday = everydaySpelling(code.slice(0, 2), name);
    return code.startsWith("IN.") ? everyday.replace(INDIAN_SUFFIX, "") : everyday;
  };
  const shownDistricts = new Set(
    [...admin2Names.keys()].map((code) => `${code.split(".", 2).join(".")} ${admin2(code)}`),
  );
  return {
    admin1,
    admin2,
    hasDistrict: (state, name) => shownDistricts.has(`${state} ${name}`),
    admin1Drafts: [...admin1Names.keys()].map((code) => {
      const state = states.get(code);
      const telugu = state?.telugu ?? abroad.get(code)?.telugu;
      const short = state ? state.short.split(" ") : SPOKEN_CODES.test(code) ? [code.slice(3)] : undefined;
      return {
        country: code.slice(0, 2),
        name: admin1(code) ?? "",
        ...(telugu ? { nameTe: telugu.normalize("NFC") } : {}),
        ...(short ? { short } : {}),
      };
    }),
    districtNames: [...districts.values()].map((row) => ({
      country: row.code.slice(0, 2),
      admin1: admin1(row.code.slice(0, 5)) ?? "",
      name: row.name,
      nameTe: row.telugu.normalize("NFC"),
    })),
  };
}
