type Leaf = string | number | boolean | null | readonly (string | number)[];

/** Where a recorded answer departs from ours, in which way, and by which rule. */
export interface Departure {
  readonly of: RegExp;
  readonly why: string;
  readonly isSo: (ours: unknown, theirs: unknown) => boolean;
}

const isLeaf = (value: unknown): value is Leaf =>
  typeof value !== "object" ||
  value === null ||
  (Array.isArray(value) && value.every((one) => typeof one !== "object"));

/** Each figure of a recorded answer with the one at its place in ours; the names of the places are joined by a slash. */
function pairsOf(
  theirs: unknown,
  ours: unknown,
  path = "",
): (readonly [path: string, theirs: unknown, ours: unknown])[] {
  if (isLeaf(theirs)) return [[path, theirs, ours]];
  return Object.entries(theirs as object).flatMap(([key, value]) => {
    const inside = typeof ours === "object" && ours !== null ? new Map(Object.entries(ours)).get(key) : undefined;
    return pairsOf(value, inside, path === "" ? key : `${path}/${key}`);
  });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is neither the same nor explained by a departure, and the departures that explain nothing. */
export function unexplained(theirs: unknown, ours: unknown, departures: readonly Departure[]): readonly string[] {
  const met = new Set<Departure>();
  const odd = pairsOf(theirs, ours).flatMap(([path, recorded, answered]) => {
    if (same(recorded, answered)) return [];
    const departure = departures.find(({ of, isSo }) => of.test(path) && isSo(answered, recorded));
    if (departure) met.add(departure);
    return departure ? [] : [`${path}: ${JSON.stringify(recorded)}, ours ${JSON.stringify(answered)}`];
  });
  const idle = departures.filter((departure) => !met.has(departure)).map(({ of, why }) => `nothing at ${of}: ${why}`);
  return [...odd, ...idle];
}

/** Ours is this, and the record has another. */
export const oursIs = (of: RegExp, value: unknown, why: string): Departure => ({
  of,
  why,
  isSo: (ours) => same(ours, value),
});

/** The record is more than ours by so much, at least and at most. */
export const theirsIsMore = (of: RegExp, [least, most]: readonly [number, number], why: string): Departure => ({
  of,
  why,
  isSo: (ours, theirs) =>
    typeof ours === "number" && typeof theirs === "number" && theirs - ours >= least && theirs - ours <= most,
});

/** A time of day, or a date with one, as the format writes it. */
const secondsOf = (text: unknown): number =>
  Date.parse(/\d{4}/.test(String(text)) ? `${text} UTC` : `1 Jan 2000 ${text} UTC`) / 1000;

/** The record is later than ours by so many seconds, at least and at most. */
export const theirsIsLater = (of: RegExp, [least, most]: readonly [number, number], why: string): Departure => ({
  of,
  why,
  isSo: (ours, theirs) => {
    const later = secondsOf(theirs) - secondsOf(ours);
    return later >= least && later <= most;
  },
});

/** No rule of the record is known: ours is of its kind, and whole numbers are from 1 to 100. */
export const byNoRule = (of: RegExp): Departure => ({
  of,
  why: "scores, colours and lucky numbers of the record follow no rule that is known",
  isSo: (ours, theirs) => {
    const [one, other] = [[ours].flat(), [theirs].flat()];
    const isOfKind = (value: unknown) =>
      typeof value !== "number" || (Number.isInteger(value) && value >= 1 && value <= 100);
    return one.length > 0 && one.every((value) => typeof value === typeof other[0] && isOfKind(value));
  },
});
