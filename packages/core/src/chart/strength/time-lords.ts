import { type CivilDate, gregorianToJd } from "../../calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "../../calendar/julian-day.ts";
import { lordOfVara, varaOfDate } from "../../day/day-vara.ts";
import { horaLord } from "../../day/spans/day-hora.ts";
import { sunRiseSet } from "../../horizon/rise-set.ts";
import { type LuminousGraha, VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { GeoPoint, Sky } from "../../sky.ts";
import type { StrengthFacts } from "./strength-facts.ts";

/** Days from the creation to 1 January 1860 (Burgess, Surya Siddhanta, note to 1.51), a Sunday. */
const CREATION_DAYS_1860 = 714_404_108_573;
const JD_1860 = 2400410.5;

const LORDS_OF_DAY = ["mercury", "sun", "saturn"] as const;
const LORDS_OF_NIGHT = ["moon", "venus", "mars"] as const;

const luminous = (vara: number): LuminousGraha => lordOfVara(itemAt(VARAS, vara));

/**
 * Lords of the year, month, day, hour and third of the day at an instant. `dayBegan` is the civil date of the place on
 * whose sunrise the day of the instant began. Years of 360 and months of 30 days are counted from the creation
 * (Surya Siddhanta 1.51-52). If the Sun does not rise and set around the instant, hour and third have no lord.
 */
export function timeLords(sky: Sky, at: JulianDayUt, place: GeoPoint, dayBegan: CivilDate): StrengthFacts["lords"] {
  const days = CREATION_DAYS_1860 + gregorianToJd(dayBegan) - JD_1860;
  const firstOf = (lengthDays: number, step: number): LuminousGraha =>
    luminous((Math.floor(days / lengthDays) * step) % 7);
  const vara = varaOfDate(dayBegan);
  return {
    year: firstOf(360, 3),
    month: firstOf(30, 2),
    day: lordOfVara(vara),
    ...lordsOfHourAndThird(sky, at, place, vara),
  };
}

function lordsOfHourAndThird(
  sky: Sky,
  at: JulianDayUt,
  place: GeoPoint,
  vara: (typeof VARAS)[number],
): Pick<StrengthFacts["lords"], "hour" | "third"> {
  const { rises, sets } = sunRiseSet(sky, jdUt(at - 1.1), jdUt(at + 1.1), place);
  const sunriseJdUt = rises.findLast((jd) => jd <= at);
  const nextSunriseJdUt = rises.find((jd) => jd > at);
  const sunsetJdUt = sets.find((jd) => sunriseJdUt !== undefined && jd > sunriseJdUt);
  if (sunriseJdUt === undefined || sunsetJdUt === undefined || nextSunriseJdUt === undefined) return {};
  const isDay = at < sunsetJdUt;
  const [start, end] = isDay ? [sunriseJdUt, sunsetJdUt] : [sunsetJdUt, nextSunriseJdUt];
  const third = Math.min(2, Math.floor((3 * (at - start)) / (end - start)));
  return {
    hour: horaLord({ vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt }, at),
    third: itemAt(isDay ? LORDS_OF_DAY : LORDS_OF_NIGHT, third),
  };
}
