import { turn } from "../turn.ts";

/** What of several ways has not been said yet this year, by turns from `count` on; it is then said. */
export function unused<T>(said: Set<T>, ways: readonly T[], count: number): T | undefined {
  for (let index = 0; index < ways.length; index += 1) {
    const way = turn(ways, count + index);
    if (said.has(way)) continue;
    said.add(way);
    return way;
  }
  return undefined;
}
