import { APP_BASE, type Panchang, type PanchangComingResponse, type PanchangDay } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { FirstDaySpotName } from "#almanac/first-day-spot.tsx";
import { FiveLines } from "#almanac/five-lines/five-lines.tsx";
import { DEFAULT_CONVENTIONS } from "#api/conventions/conventions.ts";
import { panchangAddress, panchangDayAddress } from "#api/panchang.ts";
import { panchangComingAddress } from "#api/panchang-coming.ts";
import { decodeComing } from "#api/wire/coming.ts";
import { decodePanchang } from "#api/wire/panchang.ts";
import { decodeDay } from "#api/wire/panchang-day.ts";
import { DayDate, DayNumeral } from "#features/panchang/day-date.tsx";
import { DayLower } from "#features/panchang/day-lower.tsx";
import { DayUpper } from "#features/panchang/day-upper.tsx";
import { DatedBox } from "#features/panchang/now/dated-box.tsx";
import { NowBox } from "#features/panchang/now/now-box.tsx";
import { pageAddress } from "#features/panchang/place/page-address.ts";
import { descriptionOf, isTodayAtHyderabad } from "#features/panchang/place/served-day.ts";
import { RunningHead } from "#features/panchang/running-head.tsx";
import { formatDate } from "#i18n/format-date.ts";
import { loadEveryZone, zoneClock } from "#i18n/zone-clock.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";
import { htmlIn, wordsOf } from "./drawn-part.tsx";
import { addressOfDay, type PageDay, questionsOfDay, TODAY_AT_HYDERABAD, whereOf } from "./page-day.ts";

export { dateOf } from "./at-hyderabad.ts";
export { monthAddress, renderMonth } from "./first-month.tsx";
export { renderPerson } from "./first-person.tsx";
export { renderSignDay, signDayAddress } from "./first-sign-day.tsx";
export { askedYear, renderSignYear, signYearAddress } from "./first-sign-year.tsx";
export { askedKind, renderYear, yearAddress } from "./first-year.tsx";
export { addressOfDay, askedDay } from "./page-day.ts";

// The clocks of any place that an address names.
await loadEveryZone();

interface FirstDayAddresses extends Record<Exclude<keyof FirstDayAnswers, "yesterday" | "tomorrow">, string> {
  readonly yesterday: string | undefined;
  readonly tomorrow: string | undefined;
}

/** Where what is drawn of a day is answered. Its page, hydrated at `nowMs` (ms since 1970 UTC), asks there too, without choices but a language. */
export function firstDayAddresses(nowMs: number, lang: Language, pageDay = TODAY_AT_HYDERABAD): FirstDayAddresses {
  const { asked, limbs, day, yesterday, tomorrow, coming } = questionsOfDay(pageDay, nowMs, lang);
  return {
    limbs: panchangAddress(limbs),
    day: panchangDayAddress(day),
    yesterday: asked === null || yesterday === null ? undefined : panchangDayAddress(yesterday),
    tomorrow: tomorrow === null ? undefined : panchangDayAddress(tomorrow),
    coming: panchangComingAddress(coming),
  };
}

/** What is answered there. */
export interface FirstDayAnswers {
  readonly limbs: Panchang;
  readonly day: PanchangDay;
  /** Of a day that is not today nothing is told of the one before. */
  readonly yesterday: PanchangDay | undefined;
  /** Undefined where its place skipped it, and at the end of the almanac. */
  readonly tomorrow: PanchangDay | undefined;
  readonly coming: PanchangComingResponse["response"];
}

/** A day as HTML, drawn by the components of the live panel, for the spots of the page. */
export function renderFirstDay(
  answers: FirstDayAnswers,
  nowMs: number,
  lang: Language,
  pageDay = TODAY_AT_HYDERABAD,
): Partial<Record<FirstDaySpotName, string>> {
  const { asked, zone, day: question } = questionsOfDay(pageDay, nowMs, lang);
  const { say } = wordsOf(lang);
  const [limbs, day] = [decodePanchang(answers.limbs), decodeDay(answers.day)];
  const liveMs = asked === null ? null : nowMs;
  const beside = {
    yesterday: answers.yesterday && decodeDay(answers.yesterday),
    tomorrow: answers.tomorrow && decodeDay(answers.tomorrow),
  };
  const figures = { panchang: limbs, day, ...beside, question, liveMs };
  const { months } = DEFAULT_CONVENTIONS;
  const { date } = day;
  const where = whereOf({ ...pageDay, date });
  const placeName = placeNameIn(lang, pageDay);
  const asHtml = htmlIn(wordsOf(lang), `${APP_BASE}/panchang`);
  return {
    [`${lang}-head`]: asHtml("head", <RunningHead day={day} months={months} />),
    // Those of today at Hyderabad are in the page as it was built.
    ...(pageDay !== TODAY_AT_HYDERABAD && {
      [`${lang}-title`]: asHtml("title", say(asked === null ? "panchang.ofDay" : "panchang.today")),
      [`${lang}-place`]: asHtml("place", placeName),
    }),
    ...(asked === null && { [`${lang}-wait`]: asHtml("wait", say("ui.loading")) }),
    [`${lang}-numeral`]: asHtml("numeral", <DayNumeral day={`${date.day}`} />),
    [`${lang}-date`]: asHtml("date", <DayDate date={date} />),
    [`${lang}-five`]: asHtml(
      "five",
      <FiveLines
        day={day}
        present={asked === null ? undefined : limbs}
        coming={decodeComing(answers.coming.festivals)}
        nowMs={liveMs}
        isStill
        addressOf={(of) => pageAddress(of, where, {})}
      />,
    ),
    [`${lang}-now`]: asHtml(
      "now",
      asked === null ? (
        <DatedBox day={day} todayAddress={pageAddress(null, where, {})} />
      ) : (
        <NowBox {...figures} nowMs={nowMs} now={zoneClock(zone, nowMs)} weekday={limbs.day.name} isStill />
      ),
    ),
    [`${lang}-upper`]: asHtml("upper", <DayUpper day={day} zone={zone} liveMs={liveMs} />),
    [`${lang}-lower`]: asHtml("lower", <DayLower {...figures} months={months} where={where} placeName={placeName} />),
  };
}

/** What the head of a page of a day says of it, as HTML. */
export function headOfDay(pageDay: PageDay, nowMs: number, lang: Language): Record<"title" | "description", string> {
  const { dayDate } = questionsOfDay(pageDay, nowMs, lang);
  const { say } = wordsOf(lang);
  const asHtml = htmlIn(wordsOf(lang), `${APP_BASE}/panchang`);
  const title = say("panchang.titleOf", { date: formatDate(dayDate, lang), place: placeNameIn(lang, pageDay) });
  return {
    title: asHtml("window", `${title} · ${say("app.name")}`),
    description: asHtml("description", say(descriptionOf(isTodayAtHyderabad(addressOfDay(pageDay))))),
  };
}

const placeNameIn = (lang: Language, { city }: PageDay): string =>
  city === null ? wordsOf(lang).say("panchang.hyderabad") : placeText(city);
