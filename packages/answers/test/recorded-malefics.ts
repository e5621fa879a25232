import { readAuthority } from "@vedanga/testing/authority";

interface Born {
  readonly date: string;
  readonly time: string;
  readonly utc_offset_h: number;
  readonly lat: number;
  readonly lon: number;
}
interface Row<Expected> {
  readonly id: string;
  readonly kind: string;
  readonly input: Born | { readonly groom: Born; readonly bride: Born };
  readonly expect: Expected;
}

/** The rows of one kind of authorities/malefics.json. */
export const maleficRows = <Expected>(kind: string): readonly Row<Expected>[] =>
  readAuthority<readonly Row<Expected>[]>("malefics").filter((row) => row.kind === kind);

/** A birth as a query, each parameter begun with the side it belongs to. */
export function birthQuery(input: Row<unknown>["input"], side = ""): Readonly<Record<string, string>> {
  if (!("date" in input)) return { ...birthQuery(input.groom, "boy_"), ...birthQuery(input.bride, "girl_") };
  const { date, time, utc_offset_h: tz, lat, lon } = input;
  const sent = { dob: date, tob: time, lat: `${lat}`, lon: `${lon}`, tz: `${tz}` };
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [`${side}${name}`, value]));
}
