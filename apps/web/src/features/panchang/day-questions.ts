import type { CivilDate, ConventionsUsed } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { dateBeside } from "#almanac/date-beside.ts";
import { roughNoonMs } from "#almanac/rough-noon.ts";
import type { AlmanacPlace } from "#almanac/use-asked-place.ts";
import type { DayQuestion, PanchangQuestion } from "#api/panchang.ts";
import { toWireDate, toWireTime } from "#api/wire-date.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import { type AskedMoment, wallOf } from "./asked-moment.ts";

interface DaySubject {
  readonly place: AlmanacPlace;
  /** Specified calls name no zone. */
  readonly isHyderabad: boolean;
  readonly lang: Language;
  /** What differs from the default. */
  readonly conventions: Partial<ConventionsUsed>;
  readonly dayDate: CivilDate;
  /** The moment whose limbs are shown; null for those of the day's sunrise. */
  readonly asked: AskedMoment | null;
}

/** Everything a day's panel asks. */
export interface DayQuestions {
  readonly limbs: PanchangQuestion;
  readonly day: DayQuestion;
  /** The date before, for what runs till sunrise; null at the beginning of the almanac. */
  readonly yesterday: DayQuestion | null;
  /** The next date, for what comes after the night; null at the end of the almanac. */
  readonly tomorrow: DayQuestion | null;
  /** What is kept from the day on: the same question to another call. */
  readonly coming: DayQuestion;
}

export function dayQuestions({ place, isHyderabad, lang, conventions, dayDate, asked }: DaySubject): DayQuestions {
  const { lat, lon, zone } = place;
  const tz = zoneOffsetHours(zone, asked?.momentMs ?? roughNoonMs(dayDate));
  const wall = asked && wallOf(asked, zone);
  const questionOf = (civilDate: CivilDate): DayQuestion => ({
    ...{ lat, lon, tz, zone, lang, conventions },
    date: toWireDate(civilDate),
  });
  function besideOf(days: -1 | 1): DayQuestion | null {
    const other = dateBeside(dayDate, days);
    return other && questionOf(other);
  }
  return {
    limbs: {
      ...questionOf(wall?.date ?? dayDate),
      time: wall ? toWireTime(wall.time) : undefined,
      zone: isHyderabad ? undefined : zone,
    },
    day: questionOf(dayDate),
    yesterday: besideOf(-1),
    tomorrow: besideOf(1),
    coming: questionOf(dayDate),
  };
}
