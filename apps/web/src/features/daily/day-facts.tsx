import type { DailyMoonAnswer } from "#api/daily-moon.ts";
import { useT } from "#i18n/use-t.ts";
import { ScoreBar } from "#ui/score/score-bar.tsx";
import { DAY_MARKS, toneOfDay } from "#ui/score/score-tone.ts";
import { ColourSwatch } from "#ui/sign/colour-swatch.tsx";
import styles from "./day-facts.module.css";

/** The score and what it means, the lucky colour and numbers; until the answer is here their room. */
export function DayFacts({ answer }: { readonly answer: DailyMoonAnswer | undefined }) {
  const t = useT();
  const luck = answer?.response;
  return (
    <dl className={styles.facts}>
      <div className={styles.total}>
        <dt>{t("daily.score")}</dt>
        <dd>
          <span className={styles.figure}>
            {luck && (
              <>
                <b>{luck.total_score}</b>
                {t("daily.ofHundred")}
              </>
            )}
          </span>
          <span className={`${styles.meaning} ${styles.standing}`}>{answer?.day.standing.text ?? "\u00a0"}</span>
          <span className={styles.meaning}>{t("daily.scoreMeans")}</span>
          <div className={styles.bar}>
            {luck && (
              <ScoreBar score={luck.total_score} tone={toneOfDay(luck.total_score)} marks={Object.values(DAY_MARKS)} />
            )}
          </div>
        </dd>
      </div>
      <div>
        <dt>{t("daily.colour")}</dt>
        <dd className={styles.luck}>
          {luck && (
            <>
              <ColourSwatch code={luck.lucky_color_code} />
              <span className={styles.colour}>{luck.lucky_color}</span>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t("daily.numbers")}</dt>
        <dd className={styles.luck}>{luck?.lucky_number.join(", ")}</dd>
      </div>
    </dl>
  );
}
