import type { DivisionHouse } from "@vedanga/contract";

type Standing = DivisionHouse["standing"][number];
export type Who = Standing["graha"];

/** What was pressed in a chart: a house, and perhaps who stands in it. */
export interface ChosenPlace {
  readonly house: number;
  readonly who: Who | null;
}

/** Pressing a place once more closes it. */
export const pressed = (before: ChosenPlace | null, now: ChosenPlace): ChosenPlace | null =>
  before?.house === now.house && before.who === now.who ? null : now;

export const whoStands = (houses: readonly DivisionHouse[], { house, who }: ChosenPlace): Standing | undefined =>
  houses[house - 1]?.standing.find(({ graha }) => graha === who);

/** The houses to be tinted: those that the chosen graha looks at, or those from which the chosen house is seen. */
export function tintedHouses(houses: readonly DivisionHouse[], chosen: ChosenPlace | null): ReadonlySet<number> {
  if (chosen === null) return new Set();
  const standing = whoStands(houses, chosen);
  if (standing) return new Set(standing.sees);
  return new Set(houses[chosen.house - 1]?.seen_by.map(({ house }) => house));
}

/** The house that a key leads to from this one; null for any other key. */
export function houseByKey(house: number, key: string): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (house % 12) + 1;
    case "ArrowLeft":
    case "ArrowUp":
      return ((house + 10) % 12) + 1;
    case "Home":
      return 1;
    case "End":
      return 12;
    default:
      return null;
  }
}
