import { APP_BASE, HYDERABAD, type Panchang, type PanchangComingResponse, type PanchangDay } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { FirstDaySpotName } from "#almanac/first-day-spot.tsx";
import { FiveLines } from "#almanac/five-lines/five-lines.tsx";
import { DEFAULT_CONVENTIONS } from "#api/conventions/conventions.ts";
import { panchangAddress, panchangDayAddress } from "#api/panchang.ts";
import { panchangComingAddress } from "#api/panchang-coming.ts";
import { decodeComing } from "#api/wire/coming.ts";
import { decodePanchang } from "#api/wire/panchang.ts";
import { decodeDay } from "#api/wire/panchang-day.ts";
import { askAt } from "#features/panchang/asked-moment.ts";
import { DayDate, DayNumeral } from "#features/panchang/day-date.tsx";
import { DayLower } from "#features/panchang/day-lower.tsx";
import { dayQuestions } from "#features/panchang/day-questions.ts";
import { DayUpper } from "#features/panchang/day-upper.tsx";
import { NowBox } from "#features/panchang/now/now-box.tsx";
import { pageAddress } from "#features/panchang/place/page-address.ts";
import { RunningHead } from "#features/panchang/running-head.tsx";
import { zoneClock } from "#i18n/zone-clock.ts";
import { htmlIn, wordsOf } from "./drawn-part.tsx";

export { renderPerson } from "./first-person.tsx";
export { renderSignDay, signDayAddress } from "./first-sign-day.tsx";

const { lat, lon, zone } = HYDERABAD;
const PLACE = { lat, lon, zone };

const questionsAt = (nowMs: number, lang: Language) => {
  const asked = askAt(nowMs, zone);
  const { dayDate } = asked;
  return dayQuestions({ place: PLACE, isHyderabad: true, lang, conventions: {}, dayDate, asked });
};

/** The addresses a page that is hydrated at `nowMs` (ms since 1970 UTC) asks, for a visitor without choices but a language. */
export function firstDayAddresses(nowMs: number, lang: Language): Record<keyof FirstDayAnswers, string> {
  const { limbs, day, tomorrow, coming } = questionsAt(nowMs, lang);
  return {
    limbs: panchangAddress(limbs),
    day: panchangDayAddress(day),
    tomorrow: panchangDayAddress(tomorrow),
    coming: panchangComingAddress(coming),
  };
}

/** What is answered there. */
export interface FirstDayAnswers {
  readonly limbs: Panchang;
  readonly day: PanchangDay;
  readonly tomorrow: PanchangDay;
  readonly coming: PanchangComingResponse["response"];
}

/** Today in Hyderabad as HTML, drawn by the components of the live panel, for the spots of the page. */
export function renderFirstDay(
  answers: FirstDayAnswers,
  nowMs: number,
  lang: Language,
): Partial<Record<FirstDaySpotName, string>> {
  const words = wordsOf(lang);
  const [limbs, day] = [decodePanchang(answers.limbs), decodeDay(answers.day)];
  const figures = {
    panchang: limbs,
    day,
    tomorrow: decodeDay(answers.tomorrow),
    question: questionsAt(nowMs, lang).day,
    liveMs: nowMs,
  };
  const { months } = DEFAULT_CONVENTIONS;
  const { date } = day;
  const asHtml = htmlIn(words, `${APP_BASE}/panchang`);
  return {
    [`${lang}-head`]: asHtml("head", <RunningHead day={day} months={months} />),
    [`${lang}-numeral`]: asHtml("numeral", <DayNumeral day={`${date.day}`} />),
    [`${lang}-date`]: asHtml("date", <DayDate date={date} />),
    [`${lang}-five`]: asHtml(
      "five",
      <FiveLines
        day={day}
        present={limbs}
        coming={decodeComing(answers.coming.festivals)}
        nowMs={nowMs}
        isStill
        addressOf={(of) => pageAddress(of, { kind: "place", id: HYDERABAD.id }, {})}
      />,
    ),
    [`${lang}-now`]: asHtml(
      "now",
      <NowBox {...figures} nowMs={nowMs} now={zoneClock(zone, nowMs)} weekday={limbs.day.name} isStill />,
    ),
    [`${lang}-upper`]: asHtml("upper", <DayUpper day={figures.day} zone={zone} liveMs={nowMs} />),
    [`${lang}-lower`]: asHtml(
      "lower",
      <DayLower
        {...figures}
        months={months}
        where={{ kind: "place", id: HYDERABAD.id }}
        placeName={words.say("panchang.hyderabad")}
      />,
    ),
  };
}
