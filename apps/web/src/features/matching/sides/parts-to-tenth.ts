import { toTenth } from "#ui/why/to-tenth.ts";

/** What is left of a figure cut to a tenth; figures here are sixteenths, and far from the last digit of a number. */
const cut = (figure: number): number => Math.floor(figure * 10 + 1e-6) / 10;

/**
 * Figures to a tenth that still add up to their sum to a tenth: those that lose most are the ones that are rounded up. A
 * figure that is whole tenths stays as it is.
 */
export function partsToTenth<Name extends string>(parts: Readonly<Record<Name, number>>): Record<Name, number> {
  const names = Object.keys(parts) as Name[];
  const lost = (name: Name): number => parts[name] - cut(parts[name]);
  const sum = names.reduce((total, name) => total + parts[name], 0);
  const missing = Math.round(10 * (toTenth(sum) - names.reduce((total, name) => total + cut(parts[name]), 0)));
  const up = new Set(names.toSorted((a, b) => lost(b) - lost(a)).slice(0, missing));
  const shown = (name: Name): number => toTenth(cut(parts[name]) + (up.has(name) ? 0.1 : 0));
  return Object.fromEntries(names.map((name) => [name, shown(name)])) as Record<Name, number>;
}
