import type { PlanetDetails } from "@vedanga/contract";
import { formatDate } from "#i18n/format-date.ts";
import { parseDayFirstDate } from "#i18n/parse-wire-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./dasha-line.module.css";
import { dashaNames } from "./dasha-names.ts";

const LEVELS = ["results.mahadasha", "results.antardasha", "results.pratyantardasha"] as const;

/** The three periods running today, and those that ran at birth. */
export function DashaLine({ planets }: { readonly planets: PlanetDetails | undefined }) {
  const t = useT();
  const { lang } = useLanguage();
  const moments = [
    { title: t("results.dashaNow"), day: planets?.current_dasa_time, periods: planets?.current_dasa, isNow: true },
    { title: t("results.dashaAtBirth"), day: planets?.birth_dasa_time, periods: planets?.birth_dasa, isNow: false },
  ];
  return (
    <section className={`oxford ${styles.dasha}`} aria-labelledby="dasha-title">
      <h2 id="dasha-title">{t("results.dasha")}</h2>
      {moments.map(({ title, day, periods, isNow }) => {
        const names = planets && periods !== undefined ? dashaNames(periods, planets) : [];
        return (
          <div key={title} className={isNow ? styles.now : styles.then}>
            <h3>
              {title}{" "}
              <span className="num">{day === undefined ? "\u00a0" : formatDate(parseDayFirstDate(day), lang)}</span>
            </h3>
            <dl>
              {LEVELS.map((level, index) => (
                <div key={level}>
                  <dt>{t(level)}</dt>
                  <dd>{names[index] ?? <Skeleton className={styles.waiting} />}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
}
