import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads a tab-separated table kept by hand beside this file: `#` lines are notes, the first other line names the
 * columns, and every row must have exactly those.
 */
export function readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const lines = readFileSync(join(import.meta.dirname, file), "utf8").split("\n");
  const rows: Record<Column, string>[] = [];
  let headed = false;
  lines.forEach((line, index) => {
    if (line.trim() === "" || line.startsWith("#")) return;
    const fields = line.split("\t");
    const where = `${file}:${index + 1}`;
    if (!headed) {
      if (fields.join() !== columns.join()) throw new Error(`${where}: the columns should be ${columns.join(", ")}`);
      headed = true;
      return;
    }
    if (fields.length !== columns.length) {
      throw new Error(`${where}: ${fields.length} columns where ${columns.length} belong`);
    }
    rows.push(Object.fromEntries(columns.map((column, at) => [column, fields[at]?.trim()])) as Record<Column, string>);
  });
  return rows;
}
