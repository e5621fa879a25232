import type { AccuracyWords } from "./accuracy-words.ts";
import type { MeasuredRow, Unit } from "./measured-row.ts";

const LEAST_SHOWN = 0.01;
const [HOURS_A_DAY, MINUTES_A_DAY] = [24, 1440];

const written = (value: number): string => value.toLocaleString("en-IN", { maximumSignificantDigits: 2 });

/** The unit in which a reader thinks of so much: a part of a day in hours or minutes. */
function inUnit(value: number, unit: Exclude<Unit, "names">): readonly [number, keyof AccuracyWords["units"]] {
  if (unit !== "days") return [value, unit];
  return value * HOURS_A_DAY < 1 ? [value * MINUTES_A_DAY, "minutes"] : [value * HOURS_A_DAY, "hours"];
}

function figureOf(value: number, unit: Exclude<Unit, "names">, words: AccuracyWords): string {
  if (value === 0) return words.none;
  const [amount, name] = inUnit(value, unit);
  return amount < LEAST_SHOWN
    ? words.under(words.units[name](String(LEAST_SHOWN)))
    : words.units[name](written(amount));
}

/** Mean and largest difference of a row in words; undefined where names are the same or not. */
export function figuresOf(
  { unit, mean, max }: MeasuredRow,
  words: AccuracyWords,
): { readonly mean: string; readonly max: string } | undefined {
  return unit === "names" ? undefined : { mean: figureOf(mean, unit, words), max: figureOf(max, unit, words) };
}
