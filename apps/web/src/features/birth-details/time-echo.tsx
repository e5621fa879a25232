import { useQuery } from "@tanstack/react-query";
import { addDays } from "@vedanga/contract";
import { type BirthMoment, offsetHours } from "#api/birth/birth-clock.ts";
import { panchangDay } from "#api/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { toWireDate } from "#api/wire-date.ts";
import { formatWeekday } from "#i18n/format-date.ts";
import { formatTime } from "#i18n/format-time.ts";
import { formatTimeWords } from "#i18n/format-time-words.ts";
import { typedDate, typedTime } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { dayOrNight } from "./day-or-night.ts";
import { useBirthClock } from "./use-birth-clock.ts";

/** The typed time in words, and its part of the day at the birth place, once that is known. */
export function TimeEcho({ birth }: { readonly birth: BirthMoment }) {
  const { lang } = useLanguage();
  const clock = useBirthClock(birth);
  const { data } = useQuery({
    ...panchangDay({
      date: clock ? toWireDate(typedDate(birth.birthDate)) : "",
      lat: birth.latitude,
      lon: birth.longitude,
      tz: clock ? offsetHours(clock) : 0,
      zone: clock?.zone ?? undefined,
      lang,
    }),
    enabled: clock !== undefined && !clock.isDateLeftOut,
  });
  if (birth.birthTime === "") return null;
  return data && clock ? (
    <WithinDay birth={birth} day={data.response} />
  ) : (
    <p>{formatTimeWords(typedTime(birth.birthTime), lang)}</p>
  );
}

interface WithinDayProps {
  readonly birth: BirthMoment;
  readonly day: AlmanacDay;
}

function WithinDay({ birth, day: { sunrise, sunset } }: WithinDayProps) {
  const t = useT();
  const { lang } = useLanguage();
  const date = typedDate(birth.birthDate);
  const time = typedTime(birth.birthTime);
  const where = dayOrNight({ date, time }, sunrise, sunset);
  const words = formatTimeWords(time, lang);
  if (!where || !sunrise || !sunset) return <p>{words}</p>;
  return (
    <p>
      {t(`birth.${where}`, {
        time: words,
        sunrise: formatTime(sunrise.time, lang, "sentence"),
        sunset: formatTime(sunset.time, lang, "sentence"),
        // The weekday of the panchang begins at sunrise.
        weekday: formatWeekday(addDays(date, -1), lang),
      })}
    </p>
  );
}
