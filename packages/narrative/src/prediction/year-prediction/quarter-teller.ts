import type { Graha, JulianDayUt, YearEvent, YearQuarter } from "@vedanga/core";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { PassagePhrase } from "../../catalogue/yearly-words.ts";
import { turn } from "../turn.ts";
import { eclipseQuality } from "./eclipse-quality.ts";
import { isGoodHouse, type Passage, type PassageKind } from "./passage.ts";

/** The civil date of an instant by the clock that the year is counted by. */
export type YearDateOf = (jd: JulianDayUt) => { readonly month: number; readonly day: number };

/** After this many times a passage is only referred to, or ten texts would all say the same of Saturn. */
const FULLY_DESCRIBED_TIMES = 3;
/** Facts are rounded to a tenth of a day. */
const SLACK_DAYS = 0.3;

/** Describes the passages and the dated events of one quarter, and remembers which it has described. */
export interface QuarterTeller {
  readonly passage: (passage: Passage, kind: PassageKind, seed: number) => string;
  readonly event: (event: YearEvent, seed: number) => string;
  /** The events of the quarter in order, without eclipses that the place does not see. */
  readonly events: readonly YearEvent[];
}

export function quarterTeller(
  { transit, yearly }: Catalogue,
  quarter: YearQuarter,
  eventsOfYear: readonly YearEvent[],
  dateOf: YearDateOf,
): QuarterTeller {
  const { startJdUt, endJdUt } = quarter;
  const events = eventsOfYear
    .filter(({ jdUt }) => jdUt >= startJdUt && jdUt < endJdUt)
    .filter((event) => event.kind !== "eclipse" || event.local.visible);
  const timesDescribed = new Map<string, number>();
  const where = (house: number): string => turn(transit.inHouse, house - 1);
  const effect = (graha: Graha, house: number): string => turn(transit.effect[graha], house - 1);
  const date = (jd: JulianDayUt): string => {
    const { month, day } = dateOf(jd);
    return yearly.date(month, day);
  };

  /** The house, with the date of the entry where the whole stay in it began in the quarter. */
  function since({ graha, house, daysInHouse }: Passage): string {
    const entry = events.find((event) => event.kind === "ingress" && event.graha === graha && event.house === house);
    const isWhole = entry !== undefined && daysInHouse <= endJdUt - entry.jdUt + SLACK_DAYS;
    return isWhole ? yearly.since(where(house), date(entry.jdUt)) : where(house);
  }

  function passage(described: Passage, kind: PassageKind, seed: number): string {
    const { graha, house, days } = described;
    const key = `${graha} ${house} ${kind}`;
    const times = timesDescribed.get(key) ?? 0;
    timesDescribed.set(key, times + 1);
    const isWhole = days >= Math.floor(endJdUt - startJdUt);
    const phrase: PassagePhrase = {
      who: transit.who[graha],
      where: since(described),
      effect: effect(graha, house),
      span: isWhole ? yearly.throughout : yearly.forDays(days),
    };
    if (kind === "obstructed") return turn(yearly.obstructed, seed, 1)(phrase);
    const ways = {
      favourable: times < FULLY_DESCRIBED_TIMES ? yearly.favours : yearly.adds,
      unfavourable: times < FULLY_DESCRIBED_TIMES ? yearly.asks : yearly.weighs,
    }[kind];
    return turn(ways, seed, kind === "favourable" ? 0 : 2)(phrase);
  }

  function event(found: YearEvent, seed: number): string {
    const dated = { date: date(found.jdUt), where: where(found.house) };
    if (found.kind === "eclipse") {
      const { type, kind } = found.eclipse;
      return yearly.eclipse[eclipseQuality(found.house)](
        dated.date,
        yearly.eclipseType[type],
        yearly.eclipseOf[kind],
        dated.where,
      );
    }
    const who = transit.who[found.graha];
    if (found.kind === "station") return turn(yearly.turns[found.turns], seed)({ ...dated, who });
    const ways = isGoodHouse(quarter.total.reasons, found.graha, found.house) ? yearly.entersGood : yearly.entersOther;
    return turn(ways, seed, 1)({ ...dated, who }, effect(found.graha, found.house));
  }

  return { passage, event, events };
}
