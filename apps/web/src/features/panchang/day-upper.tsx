import { useT } from "#i18n/use-t.ts";
import styles from "./day-panel.module.css";
import { Ribbon } from "./ribbon/ribbon.tsx";
import type { DayFigures } from "./use-day.ts";

/** Before every day: no part of it is now or over. */
const OUT_OF_TIME = Number.NEGATIVE_INFINITY;

interface DayUpperProps extends Pick<DayFigures, "day"> {
  readonly zone: string;
  /** Now; null on a day that is not today. */
  readonly liveMs: number | null;
}

/** The drawn day. */
export function DayUpper({ day, zone, liveMs }: DayUpperProps) {
  const t = useT();
  return (
    <section className={`${styles.ribbon} oxford`} data-below-screen="phone" aria-labelledby="ribbon-title">
      <h2 className="unseen" id="ribbon-title">
        {t("panchang.ribbon.title")}
      </h2>
      <Ribbon day={day} nowMs={liveMs ?? OUT_OF_TIME} zone={zone} />
    </section>
  );
}
