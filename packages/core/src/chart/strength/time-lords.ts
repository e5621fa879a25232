import { sunRiseSet } from "../../horizon/rise-set.ts";
import { type LuminousGraha, VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { horaLord } from "../../panchanga/day-hora.ts";
import { lordOfVara, varaOfDate } from "../../panchanga/day-vara.ts";
import type { Place, Sky } from "../../sky.ts";
import { type CivilDate, gregorianToJd } from "../../time/gregorian.ts";
import { type JulianDayUt, jdUt } from "../../time/julian-day.ts";
import type { StrengthFacts } from "./strength-facts.ts";

/** Days from the creation to 1 January 1860 (Burgess, Surya Siddhanta, note to 1.51), a Sunday. */
const CREATION_DAYS_1860 = 714_404_108_573;
const JD_1860 = 2400410.5;

const LORDS_OF_DAY = ["mercury", "sun", "saturn"] as const;
const LORDS_OF_NIGHT = ["moon", "venus", "mars"] as const;

const luminous = (vara: number): LuminousGraha => lordOfVara(itemAt(VARAS, vara)) as LuminousGraha;

/**
 * Lords of the year, month, day, hour and third of the day at an instant. `dayBegan` is the civil date of the place on
 * whose sunrise the day of the instant began. Years of 360 and months of 30 days are counted from the creation
 * (Surya Siddhanta 1.51-52). Where the Sun does not rise and set around the instant, nobody rules hour and third.
 */
export function timeLords(sky: Sky, at: JulianDayUt, place: Place, dayBegan: CivilDate): StrengthFacts["lords"] {
  const days = CREATION_DAYS_1860 + gregorianToJd(dayBegan) - JD_1860;
  const firstOf = (lengthDays: number, step: number): LuminousGraha =>
    luminous((Math.floor(days / lengthDays) * step) % 7);
  const vara = varaOfDate(dayBegan);
  return {
    year: firstOf(360, 3),
    month: firstOf(30, 2),
    day: lordOfVara(vara) as LuminousGraha,
    ...lordsOfHourAndThird(sky, at, place, vara),
  };
}

function lordsOfHourAndThird(
  sky: Sky,
  at: JulianDayUt,
  place: Place,
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
    hour: horaLord({ vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt }, at) as LuminousGraha | undefined,
    third: itemAt(isDay ? LORDS_OF_DAY : LORDS_OF_NIGHT, third),
  };
}
