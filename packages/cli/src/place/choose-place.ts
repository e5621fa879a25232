import type { Town } from "@vedanga/gazetteer/towns/find-towns";

/** A place is meant without a word more if it has so many times the people of every other of its name. */
const TIMES_LARGER = 3;

/** The one that anybody means by a name, of all places that are called exactly so; undefined if people mean several. */
export function plainlyMeant<P extends Pick<Town, "population">>(exact: readonly P[]): P | undefined {
  const [first, second] = exact.toSorted((a, b) => b.population - a.population);
  if (first === undefined || second === undefined) return first;
  return first.population >= TIMES_LARGER * Math.max(1, second.population) ? first : undefined;
}
