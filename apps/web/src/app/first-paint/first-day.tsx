import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { APP_BASE, HYDERABAD, type Panchang, type PanchangDay } from "@vedanga/contract";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { DEFAULT_CONVENTIONS } from "#almanac/conventions.ts";
import { panchangAddress, panchangDayAddress } from "#api/panchang.ts";
import { decodePanchang } from "#api/wire/panchang.ts";
import { decodeDay } from "#api/wire/panchang-day.ts";
import { askAt } from "#features/panchang/asked-moment.ts";
import { DayDate, DayNumeral } from "#features/panchang/day-date.tsx";
import { DayLower } from "#features/panchang/day-lower.tsx";
import { dayQuestions } from "#features/panchang/day-questions.ts";
import { DayUpper } from "#features/panchang/day-upper.tsx";
import type { FirstDayPart } from "#features/panchang/first-day-spot.tsx";
import { NowBox } from "#features/panchang/now/now-box.tsx";
import { RunningHead } from "#features/panchang/running-head.tsx";
import { i18n } from "#i18n/messages.ts";
import { zoneClock } from "#i18n/zone-clock.ts";

const { lat, lon, zone } = HYDERABAD;
const PLACE = { lat, lon, zone };

const questionsAt = (nowMs: number) => {
  const asked = askAt(nowMs, zone);
  const { dayDate } = asked;
  return dayQuestions({ place: PLACE, isHyderabad: true, lang: "en", conventions: {}, dayDate, asked });
};

/** The addresses a page that is hydrated at `nowMs` (ms since 1970 UTC) asks, for a visitor without choices. */
export function firstDayAddresses(nowMs: number): Record<keyof FirstDayAnswers, string> {
  const { limbs, day, tomorrow } = questionsAt(nowMs);
  return { limbs: panchangAddress(limbs), day: panchangDayAddress(day), tomorrow: panchangDayAddress(tomorrow) };
}

/** What is answered there. */
export interface FirstDayAnswers {
  readonly limbs: Panchang;
  readonly day: PanchangDay;
  readonly tomorrow: PanchangDay;
}

/** Today in Hyderabad as HTML, drawn by the components of the live panel, for the spots of the page. */
export function renderFirstDay(answers: FirstDayAnswers, nowMs: number): Record<FirstDayPart, string> {
  const [limbs, day] = [decodePanchang(answers.limbs), decodeDay(answers.day)];
  const figures = {
    panchang: limbs,
    day,
    tomorrow: decodeDay(answers.tomorrow),
    question: questionsAt(nowMs).day,
    liveMs: nowMs,
  };
  const { months } = DEFAULT_CONVENTIONS;
  const { date } = day;
  return {
    head: asHtml("head", <RunningHead day={day} months={months} />),
    numeral: asHtml("numeral", <DayNumeral date={date} />),
    date: asHtml("date", <DayDate date={date} />),
    now: asHtml(
      "now",
      <NowBox {...figures} nowMs={nowMs} now={zoneClock(zone, nowMs)} weekday={limbs.day.name} isStill />,
    ),
    upper: asHtml("upper", <DayUpper day={figures.day} zone={zone} liveMs={nowMs} />),
    lower: asHtml(
      "lower",
      <DayLower
        {...figures}
        months={months}
        where={{ kind: "place", id: HYDERABAD.id }}
        placeName={i18n._("panchang.hyderabad")}
      />,
    ),
  };
}

function asHtml(part: FirstDayPart, drawn: ReactNode): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter basename={APP_BASE} location={`${APP_BASE}/panchang`}>
          {drawn}
        </StaticRouter>
      </QueryClientProvider>
    </I18nProvider>,
    // Its ids never meet those of the page around it.
    { identifierPrefix: `first-${part}-` },
  );
}
