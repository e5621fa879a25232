import type { Comparison } from "./comparison.ts";

/** What a key of a record is: part of the question, or a figure to be compared. */
type Reader<Record, Question> = (record: Record, question: Question) => readonly Omit<Comparison, "sample">[];

/**
 * How to read an authority's records: `questionKeys` say what was asked, each of `figures` is compared. A key that is
 * in none of the lists, or a figure that yields no comparison, throws: nothing in an authority is silently ignored.
 */
export interface AuthorityReading<Record extends object, Question> {
  readonly file: string;
  readonly questionKeys: readonly (keyof Record & string)[];
  readonly questionOf: (record: Record) => Question;
  readonly figures: { readonly [Key in keyof Record & string]?: Reader<Record, Question> };
  /** Figures compared elsewhere or not calculated yet, each with the reason. */
  readonly elsewhere?: { readonly [Key in keyof Record & string]?: string };
  readonly nameOf: (record: Record, index: number) => string;
}

export function compareAll<Record extends object, Question>(
  reading: AuthorityReading<Record, Question>,
  records: readonly Record[],
): readonly Comparison[] {
  return records.flatMap((record, index) => {
    const name = `${reading.file} ${reading.nameOf(record, index)}`;
    const question = reading.questionOf(record);
    return Object.keys(record).flatMap((key) => {
      if (reading.questionKeys.some((known) => known === key)) return [];
      if (reading.elsewhere?.[key as keyof Record & string] !== undefined) return [];
      const reader = reading.figures[key as keyof Record & string];
      if (reader === undefined) throw new RangeError(`${name}: nobody reads "${key}"`);
      const compared = reader(record, question);
      if (compared.length === 0) throw new RangeError(`${name}: "${key}" was not compared`);
      return compared.map((comparison, part) => ({
        ...comparison,
        sample: `${name} ${key}${compared.length > 1 ? ` ${part + 1}` : ""}`,
      }));
    });
  });
}
