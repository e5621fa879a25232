import type { BirthRequest, PlanetDetails, PlanetDetailsResponse } from "@vedanga/contract";
import {
  daysAt,
  horaLord,
  karanaOf,
  limbNumbersAt,
  lordOfVara,
  lunarMonthAt,
  lunarYearsOfDay,
  spanHolding,
  sunriseDayHolding,
  tithiOf,
  varaHolding,
  YOGAS,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { monthNames } from "../../panchang/day/calendar.ts";
import type { Birth } from "../../request/birth-chart.ts";
import { nth } from "../../wire/nth.ts";
import { NOTHING, wireClock24, wireDegrees } from "../../wire/wire-format.ts";

/** The almanac of a birth: within `response`, and beside it. */
interface BirthAlmanac {
  readonly panchang: PlanetDetails["panchang"];
  readonly month: Pick<PlanetDetailsResponse, "masa" | "paksha" | "samvatsara">;
}

/** The almanac of the moment of birth. Day and hora by sunrise; rise and set those of the day of the date. */
export function birthAlmanac({ sky, clock, chart }: Birth, { dob }: BirthRequest, { names }: Catalogue): BirthAlmanac {
  const day = daysAt(sky, chart.place, clock).on(dob).sun;
  const vara = varaHolding(day, chart.jdUt);
  const sunriseDay = sunriseDayHolding(day, chart.jdUt);
  const hora = sunriseDay && horaLord(sunriseDay, chart.jdUt);
  const month = lunarMonthAt(sky, chart.jdUt);
  const limbs = limbNumbersAt(sky, chart.jdUt);
  return {
    panchang: {
      ayanamsa: wireDegrees(chart.ayanamsaDeg),
      ayanamsa_name: names.ayanamsa[sky.conventions.ayanamsa],
      day_of_birth: names.vara[vara].weekday,
      day_lord: names.graha[lordOfVara(vara)].name,
      hora_lord: hora === undefined ? NOTHING : names.graha[hora].name,
      sunrise_at_birth: wireClock24(clock, day.sunriseJdUt),
      sunset_at_birth: wireClock24(clock, day.sunsetJdUt),
      karana: names.karana[karanaOf(limbs.karana)],
      yoga: names.yoga[nth(YOGAS, limbs.yoga)],
      tithi: names.tithi[tithiOf(limbs.tithi).tithi],
    },
    month: {
      masa: monthNames(month, names).amanta,
      paksha: names.paksha[month.paksha].full,
      samvatsara: names.samvatsara[lunarYearsOfDay(sky, spanHolding(day, chart.jdUt)).saka.name],
    },
  };
}
