import type { Panchang } from "@vedanga/contract";
import type { ShownDay } from "#api/shown-day.ts";
import { displayName } from "#i18n/display-names.ts";
import { formatAyanamsa } from "#i18n/format-ayanamsa.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { parseIsoDate } from "#i18n/parse-wire-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./calendar-facts.module.css";

interface CalendarFactsProps {
  readonly panchang: Panchang;
  readonly day: ShownDay;
}

/** The day's place in the years, the seasons and the months, and what almanacs add to it. */
export function CalendarFacts({ panchang, day }: CalendarFactsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { saka, vikrama, kali } = day.years;
  const { amanta } = day.masa;
  const monthName = displayName(amanta.name);
  const dayAndMonth = (instant: string): string => {
    const { day: dayOfMonth, month } = parseIsoDate(instant);
    return `${dayOfMonth} ${formatMonth(month, lang)}`;
  };
  const facts = [
    ["year", t("panchang.yearAndSaka", { name: displayName(saka.name), number: String(saka.number) })],
    ["vikrama", t("panchang.yearAndName", { number: String(vikrama.number), name: displayName(vikrama.name) })],
    ["kali", String(kali.number)],
    [
      "month",
      t("panchang.monthAndHalf", {
        month: amanta.adhika ? t("panchang.adhikaName", { name: monthName }) : monthName,
        half: displayName(day.paksha),
      }),
    ],
    ["season", displayName(day.ritu)],
    ["ayana", displayName(day.ayana)],
    ["moonSign", panchang.rasi.name],
    ["avoidDirection", panchang.advanced_details.disha_shool],
    ["yogini", panchang.advanced_details.moon_yogini_nivas],
    ["fullMoon", dayAndMonth(day.next_full_moon)],
    ["newMoon", dayAndMonth(day.next_new_moon)],
    ["ayanamsa", formatAyanamsa(panchang.ayanamsa.name)],
  ] as const;
  return (
    <section className={styles.calendar} aria-labelledby="calendar-title">
      <h3 id="calendar-title">{t("panchang.calendar")}</h3>
      <dl className={`ledger ${styles.facts}`}>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{t(`panchang.${id}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
