import type { YearlyEvent } from "@vedanga/contract";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** How far a day (`YYYY-MM-DD`) lies along its year, 0 to 100. */
export function percentOfYear(date: string): number {
  const [, year = 0, month = 1, day = 1] = (DATE.exec(date) ?? []).map(Number);
  const start = Date.UTC(year, 0, 1);
  const share = (Date.UTC(year, month - 1, day) - start) / (Date.UTC(year + 1, 0, 1) - start);
  return Math.round(share * 10_000) / 100;
}

export interface Stay {
  /** Counted from the Moon sign. */
  readonly house: number;
  /** Per cent of the year. */
  readonly from: number;
  readonly to: number;
}

const END = 100;

/**
 * In which houses a planet is during a year, as its entries say; a planet that enters no sign is in the house where it
 * turns. None if the events of the year do not say.
 */
export function staysOf(planet: string, events: readonly YearlyEvent[]): readonly Stay[] {
  const own = events.filter((event) => event.planet === planet && event.kind !== "eclipse");
  const entries = own.filter((event) => event.kind === "ingress");
  const first = entries[0]?.from_house ?? own[0]?.house;
  if (first === undefined) return [];
  const turns = entries.map(({ date, house }) => ({ house, from: percentOfYear(date) }));
  return [{ house: first, from: 0 }, ...turns].map((stay, index) => ({ ...stay, to: turns[index]?.from ?? END }));
}
