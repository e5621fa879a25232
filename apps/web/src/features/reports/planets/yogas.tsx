import type { Strengths } from "@vedanga/contract";
import { Fragment } from "react";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { strengthReasons } from "#api/strengths.ts";
import { useT } from "#i18n/use-t.ts";
import { AskedReasons } from "#ui/why/asked-reasons.tsx";
import section from "./strengths-section.module.css";
import styles from "./yogas.module.css";

interface YogasProps {
  readonly found: Strengths;
  readonly birth: BirthQuestion;
}

/** The combinations of a chart, each kind once: what it is said to mean, what makes it each time, and what undoes it. */
export function Yogas({ found, birth }: YogasProps) {
  const t = useT();
  return (
    <>
      <h3 className={section.title}>{t("planets.yogas")}</h3>
      <p className={section.said}>{found.reading.yogas}</p>
      <ul className={styles.yogas}>
        {[...Map.groupBy(found.yogas, ({ yoga }) => yoga)].map(([yoga, times]) => (
          <li key={yoga}>
            <h4>{times[0]?.name}</h4>
            <div>
              <p>{times[0]?.meaning}</p>
              {times.map(({ text, is_cancelled, cancelled_by }) => (
                <Fragment key={text}>
                  <p className={styles.quiet}>{text}</p>
                  {is_cancelled && (
                    <p className={styles.quiet}>
                      <b>{t("planets.cancelled")}</b> {cancelled_by.join(" ")}
                    </p>
                  )}
                </Fragment>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {found.yogas.length > 0 && (
        <AskedReasons
          about={t("planets.yogas")}
          queries={[
            {
              ...strengthReasons(birth),
              select: (reasons) => reasons.filter(({ about }) => about.startsWith("yogas.")),
            },
          ]}
        >
          {(reasons) => (
            <p className={styles.quiet}>
              {t("planets.yogaSources", { sources: [...new Set(reasons.map(({ source }) => source))].join("; ") })}
            </p>
          )}
        </AskedReasons>
      )}
    </>
  );
}
