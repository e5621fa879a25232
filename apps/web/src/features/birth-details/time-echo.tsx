import { useQuery } from "@tanstack/react-query";
import { type BirthMoment, offsetHours } from "#api/birth-clock.ts";
import { panchangDay } from "#api/panchang.ts";
import { toWireDate } from "#api/wire-date.ts";
import { formatWeekday } from "#i18n/format-date.ts";
import { formatTime } from "#i18n/format-time.ts";
import { formatTimeWords } from "#i18n/format-time-words.ts";
import { parseClock, parseIsoDate, parseIsoInstant } from "#i18n/parse-wire-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { dayOrNight } from "./day-or-night.ts";
import { useBirthClock } from "./use-birth-clock.ts";

interface Almanac {
  readonly sunrise: string | null;
  readonly sunset: string | null;
}

/** The typed time in words, and its part of the day at the birth place, once that is known. */
export function TimeEcho({ birth }: { readonly birth: BirthMoment }) {
  const { lang } = useLanguage();
  const clock = useBirthClock(birth);
  const { data } = useQuery({
    ...panchangDay({
      date: clock ? toWireDate(parseIsoDate(birth.birthDate)) : "",
      lat: birth.latitude,
      lon: birth.longitude,
      tz: clock ? offsetHours(clock) : 0,
      zone: clock?.zone ?? undefined,
      lang,
    }),
    enabled: clock !== undefined,
  });
  if (birth.birthTime === "") return null;
  return data && clock ? (
    <WithinDay birth={birth} almanac={data.response} />
  ) : (
    <p>{formatTimeWords(parseClock(birth.birthTime), lang)}</p>
  );
}

function WithinDay({ birth, almanac }: { readonly birth: BirthMoment; readonly almanac: Almanac }) {
  const t = useT();
  const { lang } = useLanguage();
  const date = parseIsoDate(birth.birthDate);
  const time = parseClock(birth.birthTime);
  const sunrise = almanac.sunrise === null ? null : parseIsoInstant(almanac.sunrise);
  const sunset = almanac.sunset === null ? null : parseIsoInstant(almanac.sunset);
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
        weekday: formatWeekday(dayBefore(date), lang),
      })}
    </p>
  );
}

function dayBefore({ year, month, day }: { year: number; month: number; day: number }) {
  const before = new Date(Date.UTC(year, month - 1, day - 1));
  return { year: before.getUTCFullYear(), month: before.getUTCMonth() + 1, day: before.getUTCDate() };
}
