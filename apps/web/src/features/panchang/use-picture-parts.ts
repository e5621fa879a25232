import { LANGUAGES } from "@vedanga/names/language";
import { useHowSoon } from "#almanac/five-lines/use-how-soon.ts";
import { whatIsNext } from "#almanac/five-lines/what-is-next.ts";
import { roughNoonMs } from "#almanac/rough-noon.ts";
import { spansOfKind } from "#api/marked-spans.ts";
import { PUBLIC_HOST } from "#api/public-host.ts";
import type { ComingDay } from "#api/wire/coming.ts";
import { formatDayOfYear, formatMonthOfYear, formatWeekday } from "#i18n/format-date.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useOwnRules } from "#ui/use-own-rules.ts";
import { hourMarks } from "./ribbon/hour-marks.ts";
import { curveOf, endsOfDay } from "./ribbon/ribbon-day.ts";
import { skyBands } from "./ribbon/sky-bands.ts";
import type { PictureParts } from "./send/picture-parts.ts";
import type { SentDay } from "./send/sent-day.ts";
import { useDayLines } from "./send/use-day-lines.ts";

/** More have no room; the message names them all. */
const MOST_RULES = 2;
const DAY_MS = 86_400_000;
/** Nearer to an end of the strip the figure of an hour would stand out of it. */
const EDGE = 0.02;

/** The parts of the picture of a day, in the words of the page. */
export function usePictureParts(sent: SentDay): PictureParts {
  const t = useT();
  const { lang } = useLanguage();
  const { dial } = useClock();
  const { day, coming, isToday, zone, placeName, conventions } = sent;
  const { own, names: rules } = useOwnRules(conventions, true);
  const lines = useDayLines(sent, "table");
  const howSoon = useHowSoon(day.date);
  const masa = day.masa[conventions.months];
  const { stem } = SCREEN_LANGUAGES[lang];
  const month = t(masa.adhika ? "panchang.head.adhikaMonth" : "panchang.head.month", { name: stem(masa.name) });

  function whenOf(kept: ComingDay, inDays: number): string {
    if (isToday) return howSoon(kept, inDays);
    return inDays === 0 ? t("five.thatDay") : formatDayOfYear(kept.date, lang, "short");
  }
  const next = (typeof coming === "string" ? [] : whatIsNext(coming, day.date)).map((kept) => {
    const inDays = Math.round((roughNoonMs(kept.date) - roughNoonMs(day.date)) / DAY_MS);
    return { name: kept.name, when: whenOf(kept, inDays), inDays, isEkadashi: kept.kind === "ekadashi" };
  });
  // The day's own, or else the nearest, is never left out; Ekadashi is the last to go.
  const [first, ...others] = next;
  const byWeight = first ? [first, ...others.toSorted((a, b) => Number(b.isEkadashi) - Number(a.isEkadashi))] : [];

  const { startMs, endMs } = endsOfDay(day);
  const at = (instantMs: number): number => Math.min(1, Math.max(0, (instantMs - startMs) / (endMs - startMs)));
  const [rahu] = spansOfKind(day, "rahu_kaal");
  return {
    isTall: LANGUAGES[lang].script === "tall",
    placeName,
    numeral: String(day.date.day),
    date: [formatWeekday(day.date, lang), formatMonthOfYear(day.date, lang)],
    month: `${month}, ${day.paksha}`,
    lines,
    nextTerm: t("five.next"),
    next: byWeight,
    sky: {
      bands: skyBands(curveOf(day, "sun"))
        .map((band) => ({ light: band.light, from: at(band.startMs), to: at(band.endMs) }))
        .filter(({ from, to }) => to > from),
      rahu: rahu ? { from: at(rahu.start.instantMs), to: at(rahu.end.instantMs) } : null,
      hours: hourMarks(startMs, endMs, { zone, dial }).map(({ instantMs, figure, isMajor }) => {
        const place = at(instantMs);
        return { at: place, figure: isMajor && place > EDGE && place < 1 - EDGE ? String(figure) : null };
      }),
    },
    foot: [
      own.length > MOST_RULES
        ? t("dayPicture.footRules")
        : rules || t(day.sunrise ? "dayPicture.foot" : "dayPicture.footNoSun"),
      PUBLIC_HOST,
    ],
  };
}
