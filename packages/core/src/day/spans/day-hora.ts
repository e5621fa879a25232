import type { JulianDayUt } from "../../calendar/julian-day.ts";
import type { LuminousGraha, Vara } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { Span } from "../../sky.ts";
import { lordOfVara } from "../day-vara.ts";
import { partOf } from "./day-parts.ts";

/** A day from sunrise to sunrise and its vara. */
export interface SunriseDay {
  readonly vara: Vara;
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  readonly nextSunriseJdUt: JulianDayUt;
}

/** One of the 24 planetary hours. */
export interface Hora extends Span {
  readonly lord: LuminousGraha;
}

/** From the slowest graha to the fastest, as the lords of the hours follow each other (Surya Siddhanta 12.78-79). */
const HORA_ORDER: readonly LuminousGraha[] = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"];
const HALF = 12;

/** The 24 planetary hours from sunrise: 12 of the day, 12 of the night, the first under the lord of the vara. */
export function horas({ vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt }: SunriseDay): readonly Hora[] {
  const daylight = { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
  const night = { startJdUt: sunsetJdUt, endJdUt: nextSunriseJdUt };
  return Array.from({ length: 2 * HALF }, (_, index) => {
    const { startJdUt, endJdUt } = partOf(index < HALF ? daylight : night, (index % HALF) + 1, HALF);
    return { lord: lordOfHora(vara, index), startJdUt, endJdUt };
  });
}

const lordOfHora = (vara: Vara, index: number): LuminousGraha =>
  itemAt(HORA_ORDER, (HORA_ORDER.indexOf(lordOfVara(vara)) + index) % HORA_ORDER.length);

/** The graha ruling the planetary hour at an instant of the day; undefined outside it. */
export function horaLord(day: SunriseDay, jd: JulianDayUt): LuminousGraha | undefined {
  const { vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day;
  if (!(jd >= sunriseJdUt && jd < nextSunriseJdUt)) return undefined;
  const isNight = jd >= sunsetJdUt;
  const [start, end] = isNight ? [sunsetJdUt, nextSunriseJdUt] : [sunriseJdUt, sunsetJdUt];
  const hour = Math.min(Math.floor(((jd - start) / (end - start)) * HALF), HALF - 1);
  return lordOfHora(vara, isNight ? HALF + hour : hour);
}
