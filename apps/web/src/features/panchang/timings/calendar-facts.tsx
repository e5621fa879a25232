import type { ConventionChoice } from "#api/conventions/conventions.ts";
import type { DayQuestion } from "#api/panchang.ts";
import type { MomentPanchang } from "#api/wire/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatAyanamsa } from "#i18n/format-ayanamsa.ts";
import { formatDayAndMonth } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { SmallFold } from "#ui/fold/small-fold.tsx";
import { WhyOfDay } from "#ui/why/why-of-day.tsx";
import styles from "./calendar-facts.module.css";
import { type RiseOrSet, riseAndSet } from "./rise-and-set.ts";

/** Fields of the answer and what they are called here. */
const WHY = [
  ["years", "year"],
  ["masa", "month"],
  ["ritu", "season"],
  ["ayana", "ayana"],
  ["moon_sign.0", "moonSign"],
  ["disha_shool", "avoidDirection"],
  ["yogini", "yogini"],
] as const;

type FactId =
  | RiseOrSet["event"]
  | "year"
  | "vikrama"
  | "kali"
  | "month"
  | "season"
  | "ayana"
  | "moonSign"
  | "avoidDirection"
  | "yogini"
  | "fullMoon"
  | "newMoon"
  | "ayanamsa";
type Fact = readonly [id: FactId, value: string];

interface CalendarFactsProps {
  readonly panchang: MomentPanchang;
  readonly day: AlmanacDay;
  /** The moon that ends a month. */
  readonly months: ConventionChoice["months"];
  /** The day is today. */
  readonly isLive: boolean;
  readonly question: DayQuestion;
}

/** The day's place in the years, the seasons and the months, its Moon, and what almanacs add to it. */
export function CalendarFacts({ panchang, day, months, isLive, question }: CalendarFactsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const { saka, vikrama, kali } = day.years;
  const masa = day.masa[months];
  const monthName = masa.name;
  const none = isLive ? "panchang.notToday" : "panchang.notOnThatDay";
  const first: readonly Fact[] = [
    ["year", t("panchang.yearAndSaka", { name: saka.name, number: String(saka.number) })],
    [
      "month",
      t("panchang.monthAndHalf", {
        month: masa.adhika ? t("panchang.adhikaName", { name: monthName }) : monthName,
        half: day.paksha,
      }),
    ],
    ["season", day.ritu],
    ["ayana", day.ayana],
    ...riseAndSet(day).map(({ event, instant }): Fact => [event, instant ? instantOf(instant, day.date) : t(none)]),
  ];
  const further: readonly Fact[] = [
    ["moonSign", panchang.rasi.name],
    ["vikrama", t("panchang.yearAndName", { number: String(vikrama.number), name: vikrama.name })],
    ["kali", String(kali.number)],
    ["avoidDirection", day.disha_shool],
    ["yogini", day.yogini],
    ["fullMoon", formatDayAndMonth(day.next_full_moon.date, lang)],
    ["newMoon", formatDayAndMonth(day.next_new_moon.date, lang)],
    ["ayanamsa", formatAyanamsa(panchang.ayanamsa.name)],
  ];
  const listOf = (facts: readonly Fact[]) => (
    <dl className={styles.facts}>
      {facts.map(([id, value]) => (
        <div key={`${id} ${value}`} className={id === "sunrise" || id === "sunset" ? styles.onPaper : undefined}>
          <dt>{t(`panchang.${id}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section className={styles.calendar} aria-labelledby="calendar-title">
      <h2 id="calendar-title">{t("panchang.calendar")}</h2>
      {listOf(first)}
      <SmallFold title={t("panchang.calendar.further")} isPhoneOnly>
        {listOf(further)}
        <WhyOfDay
          question={question}
          title={t("panchang.whyCalendar")}
          figures={WHY.map(([about, id]) => ({
            about: about === "masa" ? `masa.${months}` : about,
            name: t(`panchang.${id}`),
          }))}
        />
      </SmallFold>
    </section>
  );
}
