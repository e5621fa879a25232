import { EXPECTED_FAILURES } from "./expected-failures.ts";
import { PUBLIC_ROWS, type PublicRow } from "./public-rows.ts";
import type { Tolerance } from "./tolerances.ts";
import type { Verdict } from "./verdict.ts";

/** What the page calls the units. */
const UNITS: Readonly<Record<Tolerance["unit"], string>> = {
  '"': "arcsec",
  '"/day': "arcsecPerDay",
  s: "seconds",
  d: "days",
  differences: "names",
  virupas: "virupas",
  diameters: "diameters",
};

const FIGURES_SHOWN = 2;

/** Two figures, never less than measured. */
function roundedUp(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(value)) - FIGURES_SHOWN + 1);
  // A float that misses its own decimal by a hair is not the next figure.
  return Number((Math.ceil(value / step - 1e-6) * step).toPrecision(FIGURES_SHOWN));
}

const countOf = ({ quantities }: PublicRow, isOfSource: boolean): number =>
  EXPECTED_FAILURES.filter(
    ({ quantity, category }) => quantities.includes(quantity) && (category === "error of the source") === isOfSource,
  ).length;

function knownOf(row: PublicRow): readonly string[] {
  const [otherRule, sourceError] = [countOf(row, false), countOf(row, true)];
  return otherRule + sourceError === 0
    ? []
    : [`  ${row.id}: { otherRule: ${otherRule}, sourceError: ${sourceError} },`];
}

function lineOf(row: PublicRow, verdicts: readonly Verdict[]): string {
  const own = row.quantities.map((quantity) => {
    const verdict = verdicts.find((candidate) => candidate.quantity === quantity);
    if (verdict === undefined) throw new RangeError(`nothing is measured of "${quantity}"`);
    return verdict;
  });
  const units = new Set(own.map(({ tolerance }) => UNITS[tolerance.unit]));
  if (units.size !== 1) throw new RangeError(`${row.id} mixes units`);
  const count = own.reduce((sum, { statistics }) => sum + statistics.count, 0);
  const mean = own.reduce((sum, { statistics }) => sum + statistics.mean * statistics.count, 0) / count;
  const max = Math.max(...own.map(({ statistics }) => statistics.max));
  const fields = [
    `id: "${row.id}"`,
    `peer: "${row.peer}"`,
    `unit: "${[...units].join()}"`,
    `count: ${count}`,
    `mean: ${roundedUp(mean)}`,
    `max: ${roundedUp(max)}`,
  ];
  return `{ ${fields.join(", ")} }`;
}

/** As the formatter lays it out: one row beside its name, more below it. */
function listOf(name: string, rows: readonly PublicRow[], verdicts: readonly Verdict[]): string {
  const lines = rows.map((row) => lineOf(row, verdicts));
  const list = lines.length > 1 ? `\n${lines.map((line) => `      ${line},`).join("\n")}\n    ` : lines.join("");
  return `    ${name}: [${list}],`;
}

/** The module from which the page /accuracy shows what is measured. */
export function publicFigures(verdicts: readonly Verdict[]): string {
  const groups = Object.entries(PUBLIC_ROWS).map(([group, rows]) => {
    const { ahead = [], more = [] } = Object.groupBy(rows, ({ isAhead }) => (isAhead ? "ahead" : "more"));
    return `  ${group}: {\n${listOf("ahead", ahead, verdicts)}\n${listOf("more", more, verdicts)}\n  },`;
  });
  const known = Object.values(PUBLIC_ROWS).flat().flatMap(knownOf);
  return [
    "// Written by `npm run meter` from the comparisons with authorities/; a test compares it with the measurements.\n",
    "/** What is measured, by group: what stands open on the page, and what is folded below it. */",
    "export const MEASURED = {",
    ...groups,
    "} as const;\n",
    "/** Figures that are not counted above because we know why they differ. */",
    "export const KNOWN_DIFFERENCES = {",
    ...known,
    "} as const;\n",
  ].join("\n");
}
