import type { OwnDays } from "#api/wire/own-days.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import { NextDay } from "./next-day.tsx";
import styles from "./own-days.module.css";

interface ChangeSectionsProps {
  readonly answer: OwnDays;
  /** The minute of birth is not certain, and dashas move with it. */
  readonly isMinuteOpen: boolean;
}

/** What changes in these years: parts of dashas that begin, and Saturn's signs from the Moon. */
export function ChangeSections({ answer: { dashas, saturn }, isMinuteOpen }: ChangeSectionsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const nextOf = (changes: readonly { readonly at: OwnDays["dashas"][number]["at"] }[]) =>
    changes[0] && { on: changes[0].at.date };
  return (
    <>
      <Fold title={<NextDay name={t("ownDays.dashas")} day={nextOf(dashas)} />}>
        <ol className={styles.days}>
          {dashas.map(({ key, at, text }) => (
            <li key={key} className={styles.day}>
              <p className={styles.date}>{formatDate(at.date, lang)}</p>
              <p className={styles.title}>{text}</p>
            </li>
          ))}
        </ol>
        {isMinuteOpen && <p className={styles.note}>{t("ownDays.dashasMove")}</p>}
        <p className={`no-print ${styles.note}`}>
          <AppLink to="/features?tab=mahadasha">{t("ownDays.moreDashas")}</AppLink>
        </p>
      </Fold>
      <Fold title={<NextDay name={t("ownDays.saturn")} day={nextOf(saturn)} />}>
        {saturn.length === 0 && <p className={styles.note}>{t("ownDays.noSaturn")}</p>}
        <ol className={styles.days}>
          {saturn.map(({ key, at, text, returns }) => (
            <li key={key} className={styles.day}>
              <p className={styles.date}>{formatDate(at.date, lang)}</p>
              <p className={styles.title}>{text}</p>
              {returns && (
                <p className={styles.note}>{t("ownDays.returns", { date: formatDate(returns.date, lang) })}</p>
              )}
            </li>
          ))}
        </ol>
        <p className={`no-print ${styles.note}`}>
          <AppLink to="/features?tab=sade_sati">{t("ownDays.moreSaturn")}</AppLink>
        </p>
      </Fold>
    </>
  );
}
