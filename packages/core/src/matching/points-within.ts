import type { MoonOfBirth } from "./moon-of-birth.ts";

interface Counted<Part extends string> {
  readonly points: number;
  readonly parts: Readonly<Record<Part, { readonly points: number }>>;
}

/** What two births of uncertain times may come to. */
export interface PointsWithin<Part extends string> {
  readonly least: number;
  readonly most: number;
  /** The parts whose points are not the same in every case, in their order. */
  readonly open: readonly Part[];
}

/** The least and the most that any two of the Moons come to, by what is counted of two. */
export function pointsWithin<Part extends string>(
  grooms: readonly MoonOfBirth[],
  brides: readonly MoonOfBirth[],
  parts: readonly Part[],
  countOf: (groom: MoonOfBirth, bride: MoonOfBirth) => Counted<Part>,
): PointsWithin<Part> {
  const counts = grooms.flatMap((groom) => brides.map((bride) => countOf(groom, bride)));
  const sums = counts.map(({ points }) => points);
  return {
    least: Math.min(...sums),
    most: Math.max(...sums),
    open: parts.filter((part) => new Set(counts.map((count) => count.parts[part].points)).size > 1),
  };
}
