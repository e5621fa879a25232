/** One figure of an authority set beside ours. */
export interface Comparison {
  /** What is compared: a row of the tolerance table. */
  readonly quantity: string;
  /** Which figure: file, record, key. Unique. */
  readonly sample: string;
  /** Ours less theirs in the unit of the quantity; 0 or 1 where only same or different is asked. */
  readonly error: number;
}

export interface Statistics {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** The statistics of the absolute errors. Refuses an empty list and anything that is not a finite number. */
export function statisticsOf(quantity: string, comparisons: readonly Comparison[]): Statistics {
  const broken = comparisons.find(({ error }) => !Number.isFinite(error));
  if (broken !== undefined) throw new RangeError(`${quantity}: ${broken.sample} gave ${broken.error}`);
  if (comparisons.length === 0) throw new RangeError(`${quantity}: nothing was compared`);
  const sorted = comparisons.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, error) => sum + error, 0) / sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
  };
}

/** Comparisons by quantity, in order of appearance. */
export const byQuantity = (comparisons: readonly Comparison[]): ReadonlyMap<string, readonly Comparison[]> =>
  Map.groupBy(comparisons, ({ quantity }) => quantity);

/** Seconds from one Julian day to another. */
export const secondsBetween = (ours: number, theirs: number): number => (ours - theirs) * 86_400;

/** Arc seconds from one direction to another, the short way round. */
export function arcsecBetween(oursDeg: number, theirsDeg: number): number {
  const difference = oursDeg - theirsDeg;
  return (difference - 360 * Math.round(difference / 360)) * 3600;
}

/** 0 where two answers are the same, 1 where they differ. */
export const mismatch = (ours: unknown, theirs: unknown): number => (ours === theirs ? 0 : 1);
