import { isoDate } from "../calendar/civil-date.ts";
import type { CivilDate } from "../calendar/gregorian.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import type { AlmanacDay } from "../day/almanac-day.ts";
import type { Rasi, Vara } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { type DayGraha, ingressesOf, positionsAt, type StationGraha, stationsOf } from "./day-change.ts";
import { middleOf, visibleEclipse } from "./visible-eclipse.ts";
import type { WeekForSign } from "./week-for-sign.ts";

/** A day of the week, ISO 8601. */
export type OnDay = { readonly date: string };

export interface WeekEventFacts {
  readonly "week.eclipse": OnDay & { readonly house: number; readonly kind: "solar" | "lunar" };
  readonly "week.station": OnDay & { readonly house: number; readonly turns: "retrograde" | "direct" };
  readonly "week.ingress": OnDay & { readonly house: number };
  /** 11, 15, 26 or 30 at sunrise. */
  readonly "week.tithi": OnDay & { readonly tithi: number };
}
type WeekEventReason = Reason<WeekEventFacts>;

/** A day that is told: its date by the calendar and its weekday. */
export interface ToldDay {
  readonly date: CivilDate;
  readonly vara: Vara;
}

export type WeekEvent =
  | { readonly is: "eclipse"; readonly on: ToldDay; readonly kind: "solar" | "lunar" }
  | {
      readonly is: "station";
      readonly on: ToldDay;
      readonly graha: StationGraha;
      readonly turns: "retrograde" | "direct";
    }
  | { readonly is: "ingress"; readonly on: ToldDay; readonly graha: DayGraha }
  | { readonly is: "tithi"; readonly on: ToldDay; readonly tithi: "purnima" | "amavasya" | "ekadashi" };

interface FoundEvent {
  readonly event: WeekEvent;
  readonly reason: WeekEventReason;
}

/** Where the words of a week come from beside its figures. */
export interface WeekSky {
  readonly place: GeoPoint;
  readonly almanac: readonly AlmanacDay[];
  /** The instants of the days before and after the week. */
  readonly before: JulianDayUt;
  readonly after: JulianDayUt;
  /** The date of an instant by the clock of the place. */
  readonly toldAt: (jd: JulianDayUt) => ToldDay;
}

const HOUSES = cite("phaladeepika", 26, 2);
const because = reasonMaker<WeekEventFacts>();
const TOLD_TITHIS = { 11: "ekadashi", 15: "purnima", 26: "ekadashi", 30: "amavasya" } as const;
const isTold = (tithi: number): tithi is keyof typeof TOLD_TITHIS => tithi in TOLD_TITHIS;

/** What is told of the days, eclipse and stations first, then changes of sign from the slowest graha to the fastest, then tithis. */
export function weekEvents(
  sky: Sky,
  moonRasi: Rasi,
  { place, almanac, before, after }: WeekSky,
  week: WeekForSign,
): readonly FoundEvent[] {
  const suns = almanac.map(({ sun }) => sun);
  const span = { startJdUt: itemAt(suns, 0).span.startJdUt, endJdUt: itemAt(suns, suns.length - 1).span.endJdUt };
  const eclipse = visibleEclipse(sky, span, place);
  const instants = [before, ...suns.map(({ anchorJdUt }) => anchorJdUt), after].map((jd) => positionsAt(sky, jd));
  const found: FoundEvent[] = [];
  if (eclipse !== undefined) {
    const middle = middleOf(eclipse.visibleSpan);
    const on = suns.find(({ span: day }) => middle >= day.startJdUt && middle < day.endJdUt) ?? itemAt(suns, 0);
    const facts = { date: isoDate(on.date), house: houseFrom(moonRasi, eclipse.rasi), kind: eclipse.kind };
    found.push({
      event: { is: "eclipse", on, kind: eclipse.kind },
      reason: because(
        "week.eclipse",
        facts,
        { work: "nirnaya_sindhu", chapter: 1, on: "eclipses" },
        eclipse.kind === "solar" ? "sun" : "moon",
      ),
    });
  }
  const skies = suns.map((on, index) => ({
    on,
    sky: { before: itemAt(instants, index), now: itemAt(instants, index + 1), after: itemAt(instants, index + 2) },
  }));
  for (const day of skies) {
    for (const { about, facts } of stationsOf(day.sky, moonRasi))
      found.push({
        event: { is: "station", on: day.on, graha: about, turns: facts.turns },
        reason: because("week.station", { ...facts, date: isoDate(day.on.date) }, HOUSES, about),
      });
  }
  for (const day of skies) {
    for (const { about, facts } of ingressesOf(day.sky, moonRasi))
      found.push({
        event: { is: "ingress", on: day.on, graha: about },
        reason: because("week.ingress", { house: facts.house, date: isoDate(day.on.date) }, HOUSES, about),
      });
  }
  for (const { date, vara, day } of week.days) {
    const reason = day.total.reasons.find(({ rule }) => rule === "day.tithi");
    if (reason?.rule !== "day.tithi" || !isTold(reason.facts.tithi)) continue;
    found.push({
      event: { is: "tithi", on: { date, vara }, tithi: TOLD_TITHIS[reason.facts.tithi] },
      reason: because("week.tithi", { date: isoDate(date), tithi: reason.facts.tithi }, reason.source, "moon"),
    });
  }
  return found;
}
