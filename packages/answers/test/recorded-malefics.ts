import { readAuthority } from "@vedanga/testing/authority";
import { birthQuery, type RecordedBirth } from "@vedanga/testing/births/recorded-birth";

interface Row<Expected> {
  readonly id: string;
  readonly kind: string;
  readonly input: RecordedBirth | { readonly groom: RecordedBirth; readonly bride: RecordedBirth };
  readonly expect: Expected;
}

/** The rows of one kind of authorities/malefics.json. */
export const maleficRows = <Expected>(kind: string): readonly Row<Expected>[] =>
  readAuthority<readonly Row<Expected>[]>("malefics").filter((row) => row.kind === kind);

/** What a row is about, as a query: two births, or one, whose parameters begin with the side it belongs to. */
export const queryOf = (input: Row<unknown>["input"], side = ""): Readonly<Record<string, string>> =>
  "date" in input
    ? birthQuery(input, side)
    : { ...birthQuery(input.groom, "boy_"), ...birthQuery(input.bride, "girl_") };
