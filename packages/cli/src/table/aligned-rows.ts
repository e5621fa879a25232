import { displayWidth, padTo } from "./display-width.ts";

const GAP = "  ";

/** Rows of cells as lines, each column as wide as its widest cell; the last is not padded. */
export function alignedRows(rows: readonly (readonly string[])[]): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : padTo(cell, widths[column] ?? 0)))
      .join(GAP)
      .trimEnd(),
  );
}

/** Labels with one or more lines beside each; what has no line is left out. */
export const labelled = (items: readonly (readonly [label: string, lines: readonly string[]])[]): readonly string[] =>
  alignedRows(items.flatMap(([label, lines]) => lines.map((line, index) => [index === 0 ? label : "", line])));
