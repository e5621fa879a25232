import type { CivilDate, ConventionsUsed } from "@vedanga/contract";
import { addDays } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
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
  /** The date before, for what runs till sunrise. */
  readonly yesterday: DayQuestion;
  /** The next date, for what comes after the night. */
  readonly tomorrow: DayQuestion;
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
  return {
    limbs: {
      ...questionOf(wall?.date ?? dayDate),
      time: wall ? toWireTime(wall.time) : undefined,
      zone: isHyderabad ? undefined : zone,
    },
    day: questionOf(dayDate),
    yesterday: questionOf(addDays(dayDate, -1)),
    tomorrow: questionOf(addDays(dayDate, 1)),
    coming: questionOf(dayDate),
  };
}
