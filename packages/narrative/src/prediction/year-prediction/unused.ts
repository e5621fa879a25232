import { turn } from "../turn.ts";

/** What of several ways has not been said yet this year, by turns from `count` on; it is then said. */
export function unused<T>(said: Set<T>, ways: readonly T[], count: number): T | undefined {
  const found = ways.map((_, index) => turn(ways, count + index)).find((way) => !said.has(way));
  if (found !== undefined) said.add(found);
  return found;
}
