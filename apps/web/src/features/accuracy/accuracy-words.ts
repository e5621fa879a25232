import type { Group, Peer, RowId, Unit } from "./measured-row.ts";

/** A figure with its unit, as a sentence has it. */
export type Worded = (figure: string) => string;

/** What the page says. */
export interface AccuracyWords {
  readonly lead: string;
  /** How many figures are compared, and what an arc second is. */
  readonly read: readonly ((total: string) => string)[];
  readonly columns: { readonly what: string; readonly mean: string; readonly max: string };
  readonly mean: Worded;
  readonly max: Worded;
  readonly under: Worded;
  readonly units: Readonly<Record<Exclude<Unit, "names" | "days"> | "minutes" | "hours", Worded>>;
  /** All of so many names are the same. */
  readonly allSame: Worded;
  readonly none: string;
  readonly compared: (peer: string, count: string) => string;
  readonly otherRule: Worded;
  readonly sourceError: Worded;
  readonly more: string;
  readonly peers: Readonly<Record<Peer, string>>;
  readonly groups: Readonly<Record<Group, { readonly title: string; readonly text: string }>>;
  readonly rows: Readonly<Record<RowId, string>>;
  readonly limits: { readonly title: string; readonly lines: readonly string[] };
  readonly check: {
    readonly title: string;
    readonly swetest: string;
    readonly call: string;
    readonly open: string;
    readonly both: (sun: string, moon: string) => string;
    readonly tests: string;
  };
}
