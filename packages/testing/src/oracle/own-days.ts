import { isoDate } from "@vedanga/core/src/calendar/civil-date.ts";
import { jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { MASAS, type Masa, NAKSHATRAS, type Nakshatra, type OwnDay, RASIS, type Rasi } from "@vedanga/core/src/ids.ts";
import { itemAt } from "@vedanga/core/src/item-at.ts";
import { type BirthLimbs, birthLimbs } from "@vedanga/core/src/own-days/birth-limbs.ts";
import { monthOfYears, starInMonth, stays, tithiOfMonth } from "@vedanga/core/src/own-days/month-of-years.ts";
import { ownBirthdays, ownRemembrances } from "@vedanga/core/src/own-days/own-days.ts";
import { limbCourse } from "@vedanga/core/src/panchanga/limbs.ts";
import { dateOf, instantOf, readAuthority } from "../authority.ts";
import { type Comparison, mismatch } from "./comparison.ts";
import { clockOf, type ListedPlace, placeOf } from "./festival-calendars.ts";
import { lahiriSky } from "./skies.ts";

interface OwnDayList {
  readonly id: string;
  readonly input: ListedPlace;
  readonly births: readonly {
    readonly name: string;
    readonly born: string;
    readonly local_time: string;
    readonly utc_offset_h: number;
    readonly day: string;
  }[];
  readonly stars: readonly {
    readonly name: string;
    readonly star: Nakshatra;
    readonly sun: Rasi;
    readonly day: string;
  }[];
  readonly shraddhas?: { readonly masa: Masa; readonly days: readonly (readonly [string, number, string])[] };
}

const sky = lahiriSky("mean");
const limbs = limbCourse(sky);

/** A year in which those were born who are only known by a star or a tithi: any before the lists will do. */
const BEFORE = { from: instantOf("2010-01-01", "00:00", 0), to: instantOf("2010-12-31", "00:00", 0) };

/** The moment in the middle of a tithi of a month. */
function inTithi(masa: Masa, number: number): BirthLimbs {
  const { nija } = itemAt(monthOfYears(sky, limbs, masa, BEFORE.from, BEFORE.to), 0);
  const { startJdUt, endJdUt } = tithiOfMonth(limbs, nija, number);
  return birthLimbs(sky, jdUt((startJdUt + endJdUt) / 2));
}

/** The moment in the middle of a star while the Sun is in a sign. */
function inStar(star: Nakshatra, sun: Rasi): BirthLimbs {
  const month = itemAt(stays(limbs, RASIS.indexOf(sun) + 1, BEFORE.from, BEFORE.to), 0);
  const { startJdUt, endJdUt } = itemAt(starInMonth(sky, limbs, month, NAKSHATRAS.indexOf(star) + 1), 0);
  return birthLimbs(sky, jdUt((startJdUt + endJdUt) / 2));
}

/** Published days of persons: birthdays by tithi and by star, and the days of the dead by tithi. */
export const compareOwnDays = (): readonly Comparison[] =>
  readAuthority<readonly OwnDayList[]>("own-days").flatMap(({ id, input, births, stars, shraddhas }) => {
    const asked = (day: string) => ({
      place: placeOf(input),
      clock: clockOf(input),
      from: dateOf(`${day.slice(0, 4)}-01-01`),
      to: dateOf(`${day.slice(0, 4)}-12-31`),
    });
    const birthday = (kind: OwnDay, born: BirthLimbs, name: string, day: string): Comparison => {
      const ours = ownBirthdays(sky, born, asked(day)).filter((found) => found.kind === kind);
      return {
        quantity: "published own day",
        sample: `own-days ${id} ${name} ${day}`,
        error: mismatch(
          ours.some(({ date }) => isoDate(date) === day),
          true,
        ),
      };
    };
    return [
      ...births.map(({ name, born, local_time, utc_offset_h, day }) =>
        birthday("tithi_birthday", birthLimbs(sky, instantOf(born, local_time, utc_offset_h)), name, day),
      ),
      ...stars.map(({ name, star, sun, day }) => birthday("solar_star_birthday", inStar(star, sun), name, day)),
      ...(shraddhas?.days ?? []).map(([name, number, day]): Comparison => {
        const ours = ownRemembrances(sky, inTithi(shraddhas?.masa ?? itemAt(MASAS, 0), number), asked(day));
        return {
          quantity: "published own day",
          sample: `own-days ${id} ${name} Shraddha ${day}`,
          error: mismatch(
            ours.some(({ date }) => isoDate(date) === day),
            true,
          ),
        };
      }),
    ];
  });
