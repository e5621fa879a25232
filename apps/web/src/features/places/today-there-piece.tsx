import { SACRED_PLACE_FACTS, type SacredPlaceId, type SacredPlaceList } from "@vedanga/sacred-places";
import { dayAddress } from "#almanac/almanac-address.ts";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { useConventions } from "#almanac/use-conventions.ts";
import { formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { useNow } from "#ui/use-now.ts";
import { DayThere } from "./day-there.tsx";
import { FestivalsThere } from "./festivals-there.tsx";
import { dateInIndia } from "./india.ts";
import styles from "./today-there.module.css";
import { useDayThere } from "./use-day-there.ts";
import { WayThere } from "./way-there.tsx";

interface TodayThereProps {
  readonly id: SacredPlaceId;
  readonly summaries: SacredPlaceList["summaries"];
}

const TITLE_ID = "today-there";

/** The panchang of the place today, what is kept there next, and where it is. */
export default function TodayTherePiece({ id, summaries }: TodayThereProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { conventions } = useConventions();
  const nowMs = useNow();
  const today = nowMs === null ? null : dateInIndia(nowMs);
  const { day, fault, retry } = useDayThere(id, today);
  const { name } = summaries[id];
  const subject = { where: { kind: "place", id: SACRED_PLACE_FACTS[id].gazetteerId }, conventions } as const;
  return (
    <section
      className={`oxford ${styles.today}`}
      data-below-screen="phone"
      aria-labelledby={TITLE_ID}
      aria-busy={!day && !fault}
    >
      <h2 id={TITLE_ID}>{t("sacred.today", { name })}</h2>
      <p className={styles.date}>{today && formatFullDate(today, lang)}</p>
      <RulesInUse of={today ? { date: today, where: subject.where } : undefined} />
      {fault ? (
        <ErrorPanel error={fault} onRetry={retry}>
          {t("sacred.todayFailed")}
        </ErrorPanel>
      ) : null}
      <div className={styles.columns}>
        <dl className="ledger">
          <DayThere day={day} nowMs={nowMs} />
        </dl>
        <dl className="ledger">
          <FestivalsThere id={id} day={day} today={today} subject={subject} />
          <WayThere id={id} summaries={summaries} />
        </dl>
      </div>
      {today && (
        <AppLink className={`no-print ${styles.door}`} to={dayAddress(today, subject)}>
          {t("sacred.wholeDay", { name })}
        </AppLink>
      )}
    </section>
  );
}
