import { addDays } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { type Dial, formatFigures, formatInstant } from "#i18n/format-time.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import type { Translate } from "#i18n/use-t.ts";
import { isSameDate, toNearestMinute, type WallInstant } from "#i18n/wall-instant.ts";

interface PartOfDay {
  readonly fromHour: number;
  readonly today: MessageId;
  readonly tomorrow: MessageId;
}

const NIGHT = { today: "panchang.soon.tonight", tomorrow: "panchang.soon.tomorrowNight" } as const;
/** The small hours of tomorrow are still the coming night. */
const SMALL_HOURS = { fromHour: 0, today: "panchang.soon.smallHours", tomorrow: "panchang.soon.smallHours" } as const;

const PARTS: readonly PartOfDay[] = [
  SMALL_HOURS,
  { fromHour: 3, today: "panchang.soon.earlyToday", tomorrow: "panchang.soon.earlyTomorrow" },
  { fromHour: 6, today: "panchang.soon.morning", tomorrow: "panchang.soon.tomorrowMorning" },
  { fromHour: 12, today: "panchang.soon.afternoon", tomorrow: "panchang.soon.tomorrowAfternoon" },
  { fromHour: 16, today: "panchang.soon.evening", tomorrow: "panchang.soon.tomorrowEvening" },
];

interface Wording {
  readonly lang: Language;
  readonly dial: Dial;
  readonly t: Translate;
}

/**
 * A coming moment as one says it now: `11:32 tonight`, `4:57 early tomorrow`; by 24 hours `23:32` and `04:57 tomorrow`;
 * beyond tomorrow with its weekday.
 */
export function soonWords(instant: WallInstant, now: WallInstant, { lang, dial, t }: Wording): string {
  const { date, time } = toNearestMinute(instant);
  const clock = formatFigures(time, dial);
  const isToday = isSameDate(date, now.date);
  if (!isToday && !isSameDate(date, addDays(now.date, 1)))
    return formatInstant(instant, lang, now.date, "sentence", dial);
  if (dial === 24) return isToday ? clock : t("panchang.soon.tomorrow", { clock });
  const isNight = time.hour >= SCREEN_LANGUAGES[lang].nightFromHour;
  const part = isNight ? NIGHT : (PARTS.findLast(({ fromHour }) => time.hour >= fromHour) ?? SMALL_HOURS);
  return t(isToday ? part.today : part.tomorrow, { clock });
}
