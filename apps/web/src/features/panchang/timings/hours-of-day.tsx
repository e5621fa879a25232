import { useState } from "react";
import { type DaySpan, spansOfKind } from "#api/marked-spans.ts";
import type { DayQuestion } from "#api/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { ChoiceRow } from "#ui/field/choice-row.tsx";
import { WhyOfDay } from "#ui/why/why-of-day.tsx";
import styles from "./hours-of-day.module.css";
import { HoursTable } from "./hours-table.tsx";
import { TimeKey } from "./times-table.tsx";

const COUNTS = ["choghadiya", "gowri", "hora"] as const;
const QUALITIES = ["good", "bad", "neutral"] as const;

interface HoursOfDayProps {
  readonly day: AlmanacDay;
  /** Null on a day that is not today. */
  readonly nowMs: number | null;
  readonly question: DayQuestion;
}

/** The eighths of day and night by both countings, and the hours by their lords: one counting at a time. */
export function HoursOfDay({ day, nowMs, question }: HoursOfDayProps) {
  const t = useT();
  const { instantOf } = useClock();
  const { lang } = useLanguage();
  const first = SCREEN_LANGUAGES[lang].hoursCounted;
  const [chosen, setCount] = useState<(typeof COUNTS)[number] | null>(null);
  const count = chosen ?? first;
  const { date, sunset } = day;
  const spans = spansOfKind(day, count);
  const isOfDay = ({ start }: DaySpan): boolean => sunset !== null && start.instantMs < sunset.instantMs;
  const isNight = nowMs !== null && sunset !== null && sunset.instantMs <= nowMs;
  const explained = spans.map((span) => ({
    about: `spans.${day.spans.indexOf(span)}`,
    name: `${span.name}, ${instantOf(span.start, date)}`,
  }));

  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title">{t("panchang.hours")}</h2>
      <p className={styles.lede}>{t("panchang.hours.whoUses")}</p>
      <ChoiceRow
        legend={t("panchang.hours.which")}
        isLegendUnseen
        options={[first, ...COUNTS.filter((id) => id !== first)].map((id) => ({
          id,
          label: t(`panchang.hours.name.${id}`),
        }))}
        value={count}
        onChosen={(id) => setCount(id)}
      />
      {spans.length === 0 && <p className={styles.lede}>{t("panchang.hours.none")}</p>}
      {spans.length > 0 && count === "hora" && <p className={styles.lede}>{t("panchang.hours.hora")}</p>}
      {spans.length > 0 && (
        <>
          <div className={styles.halves}>
            <HoursTable
              caption={t("panchang.hours.day")}
              spans={spans.filter(isOfDay)}
              date={date}
              nowMs={nowMs}
              isOpen={!isNight}
            />
            <HoursTable
              caption={t("panchang.hours.night")}
              spans={spans.filter((span) => !isOfDay(span))}
              date={date}
              nowMs={nowMs}
              isOpen={isNight}
            />
          </div>
          {count !== "hora" && (
            <p className={styles.legend} aria-hidden="true">
              {QUALITIES.map((quality) => (
                <span key={quality}>
                  <TimeKey look={quality} />
                  {t(`panchang.quality.${quality}`)}
                </span>
              ))}
            </p>
          )}
          <WhyOfDay key={count} question={question} title={t("panchang.hours.why")} figures={explained} />
        </>
      )}
    </section>
  );
}
