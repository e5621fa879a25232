import { readAuthority } from "@vedanga/testing/authority";
import { context as today } from "@vedanga/testing/births/asking";

type Query = Readonly<Record<string, string>>;

interface Recorded {
  readonly id: string;
  readonly input: Query;
  readonly expect: unknown;
}

const records = readAuthority<readonly Recorded[]>("recorded-rest");

/** The facts of a recorded answer, and what was asked. */
export function recordedRest(id: string): { readonly facts: unknown; readonly query: Query } {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  return { facts: found.expect, query: found.input };
}

/** The day on which all of them were asked. */
export const onRecordedDay = { ...today, nowUnixMs: Date.parse("2025-06-01T06:00:00Z") };
