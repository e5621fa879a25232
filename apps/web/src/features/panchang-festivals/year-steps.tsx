import { type AlmanacSubject, festivalsAddress } from "#almanac/almanac-address.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Icon } from "#ui/icon.tsx";
import type { FestivalList } from "./festival-kinds.ts";
import { type ShownYear, stepsOf } from "./shown-year.ts";
import styles from "./year-steps.module.css";

interface YearStepsProps {
  readonly shown: ShownYear | null;
  /** The dates on the page in words. */
  readonly dates: string;
  readonly kind: FestivalList | undefined;
  readonly subject: AlmanacSubject;
}

/** The year before and after, and the way back to the months from today. */
export function YearSteps({ shown, dates, kind, subject }: YearStepsProps) {
  const t = useT();
  const [before, after] = shown ? stepsOf(shown) : [null, null];
  const to = (year: number | null) => festivalsAddress({ year, ...(kind && { kind }) }, subject);
  return (
    <nav className={`no-print ${styles.steps}`} aria-label={t("festivals.steps")}>
      {before && (
        <AppLink to={to(before)} className={styles.step} preventScrollReset>
          <Icon name="arrow" className={styles.back} />
          {before}
        </AppLink>
      )}
      <span className={styles.dates}>
        <span>{dates}</span>
        {shown?.year && (
          <AppLink to={to(null)} className={styles.step} preventScrollReset>
            {t("festivals.fromToday")}
          </AppLink>
        )}
      </span>
      {after && (
        <AppLink to={to(after)} className={`${styles.step} ${styles.after}`} preventScrollReset>
          {after}
          <Icon name="arrow" />
        </AppLink>
      )}
    </nav>
  );
}
