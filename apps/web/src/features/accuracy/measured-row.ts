import { KNOWN_DIFFERENCES, MEASURED } from "./measured.ts";

type Measured = typeof MEASURED;
export type Group = keyof Measured;
/** A row of the page: what the comparisons of some quantities with one peer have measured. */
export type MeasuredRow = Measured[Group]["ahead" | "more"][number];
export type RowId = MeasuredRow["id"];
export type Peer = MeasuredRow["peer"];
export type Unit = MeasuredRow["unit"];

interface Known {
  readonly otherRule: number;
  readonly sourceError: number;
}
const KNOWN: Partial<Readonly<Record<RowId, Known>>> = KNOWN_DIFFERENCES;

/** How many figures of a row differ for a reason that we know, and are not counted in it. */
export const knownOf = ({ id }: MeasuredRow): Known => KNOWN[id] ?? { otherRule: 0, sourceError: 0 };

/** The groups in the order of the page. */
export const GROUPS = Object.keys(MEASURED).filter((key): key is Group => key in MEASURED);

/** All figures that are compared. */
export const TOTAL = GROUPS.flatMap((group) => [...MEASURED[group].ahead, ...MEASURED[group].more]).reduce(
  (sum, { count }) => sum + count,
  0,
);
