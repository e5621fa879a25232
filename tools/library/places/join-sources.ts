import { fold } from "../../../packages/gazetteer/src/text/fold.ts";
import type { Sources } from "./read-sources.ts";
import type { SourcePlace } from "./source-place.ts";

/** Two rows of one place are no farther apart than this if the names agree. Degrees. */
const SAME_NAME_DEG = 0.12;
/** And when only one of the other names agrees. */
const OTHER_NAME_DEG = 0.05;

export interface Joined {
  readonly places: readonly SourcePlace[];
  readonly tally: Readonly<Record<"both" | "newerOnly" | "fullerOnly", number>>;
}

/**
 * One list out of the two. GeoNames files run country by country in the order of the ids, and the newer package
 * keeps that order although it drops the ids. So rows with the same coordinates pin the two lists together, and
 * between two pins only rows whose id lies between can be the same place: by name within 0.12 degree, or by
 * another name within 0.05 degree.
 */
export function joinSources({ newer, fuller }: Sources): Joined {
  const partnerOf = new Map<SourcePlace, SourcePlace>();
  const byCountry = (places: readonly SourcePlace[]) => Map.groupBy(places, (place) => place.country);
  const fullerByCountry = byCountry(fuller);
  for (const [country, rows] of byCountry(newer)) {
    const candidates = fullerByCountry.get(country) ?? [];
    pairByCoordinates(rows, candidates, partnerOf);
    pairBetweenPins(rows, candidates, partnerOf);
    pairByNameAnywhere(rows, candidates, partnerOf);
  }
  const taken = new Set(partnerOf.values());
  const rest = fuller.filter((place) => !taken.has(place));
  return {
    places: [...newer.map((place) => merge(place, partnerOf.get(place))), ...rest],
    tally: { both: taken.size, newerOnly: newer.length - taken.size, fullerOnly: rest.length },
  };
}

type Partners = Map<SourcePlace, SourcePlace>;

const idOf = (place: SourcePlace | undefined): number | undefined => place?.geonameId;

function pairByCoordinates(rows: readonly SourcePlace[], candidates: readonly SourcePlace[], partners: Partners): void {
  const spot = ({ latitudeDeg, longitudeDeg }: SourcePlace): string =>
    `${latitudeDeg.toFixed(5)} ${longitudeDeg.toFixed(5)}`;
  const bySpot = Map.groupBy(candidates, spot);
  const pairs: [SourcePlace, SourcePlace][] = [];
  for (const row of rows) {
    const here = bySpot.get(spot(row)) ?? [];
    const partner = here.find((place) => fold(place.name) === fold(row.name)) ?? here[0];
    if (partner) pairs.push([row, partner]);
  }
  // A few spots have two places; pairs that break the order of ids are wrong.
  for (const [row, partner] of longestRising(pairs)) partners.set(row, partner);
}

/** The longest run of pairs with rising ids (patience sorting). */
function longestRising(pairs: readonly [SourcePlace, SourcePlace][]): [SourcePlace, SourcePlace][] {
  const id = (index: number): number => idOf(pairs[index]?.[1]) ?? 0;
  const tails: number[] = [];
  const before: number[] = [];
  pairs.forEach((_, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (id(tails[middle] ?? 0) < id(index)) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  });
  const chosen: [SourcePlace, SourcePlace][] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair) chosen.push(pair);
  }
  return chosen.reverse();
}

function pairBetweenPins(rows: readonly SourcePlace[], candidates: readonly SourcePlace[], partners: Partners): void {
  const taken = new Set(rows.flatMap((row) => partners.get(row) ?? []));
  const free = candidates.filter((place) => !taken.has(place));
  const ceilings: number[] = [];
  let ceiling = Number.POSITIVE_INFINITY;
  for (let index = rows.length - 1; index >= 0; index--) {
    ceilings[index] = ceiling;
    ceiling = idOf(partners.get(rows[index] as SourcePlace)) ?? ceiling;
  }
  let floor = 0;
  rows.forEach((row, index) => {
    const pinned = idOf(partners.get(row));
    if (pinned !== undefined) {
      floor = pinned;
      return;
    }
    const between = free.filter(
      (place) => (idOf(place) ?? 0) > floor && (idOf(place) ?? 0) < (ceilings[index] ?? 0) && !taken.has(place),
    );
    const partner = nearest(
      row,
      between.filter((place) => agree(row, place)),
    );
    if (partner) {
      partners.set(row, partner);
      taken.add(partner);
      floor = idOf(partner) ?? floor;
    }
  });
}

/** Rows that GeoNames deleted and entered again: another id, the same name, the same spot or nearly. */
function pairByNameAnywhere(
  rows: readonly SourcePlace[],
  candidates: readonly SourcePlace[],
  partners: Partners,
): void {
  const taken = new Set(rows.flatMap((row) => partners.get(row) ?? []));
  const free = Map.groupBy(
    candidates.filter((place) => !taken.has(place)),
    (place) => fold(place.name),
  );
  for (const row of rows) {
    if (partners.has(row)) continue;
    const near = (free.get(fold(row.name)) ?? []).filter(
      (place) => !taken.has(place) && apartDeg(row, place) < OTHER_NAME_DEG,
    );
    const partner = nearest(row, near);
    if (!partner) continue;
    partners.set(row, partner);
    taken.add(partner);
  }
}

function agree(row: SourcePlace, place: SourcePlace): boolean {
  const apart = apartDeg(row, place);
  if (apart >= SAME_NAME_DEG) return false;
  const name = fold(row.name);
  if (fold(place.name) === name) return true;
  return apart < OTHER_NAME_DEG && place.otherNames.some((other) => fold(other) === name);
}

function apartDeg(a: SourcePlace, b: SourcePlace): number {
  return Math.max(Math.abs(a.latitudeDeg - b.latitudeDeg), Math.abs(a.longitudeDeg - b.longitudeDeg));
}

function nearest(row: SourcePlace, places: readonly SourcePlace[]): SourcePlace | undefined {
  return places.toSorted((a, b) => apartDeg(row, a) - apartDeg(row, b))[0];
}

/** Newest name, spot and divisions; everything else from the fuller row, whose own name becomes another name. */
function merge(row: SourcePlace, partner: SourcePlace | undefined): SourcePlace {
  if (!partner) return row;
  return {
    ...partner,
    name: row.name,
    otherNames: [partner.name, ...partner.otherNames],
    latitudeDeg: row.latitudeDeg,
    longitudeDeg: row.longitudeDeg,
    admin1: row.admin1,
    admin2: row.admin2,
  };
}
