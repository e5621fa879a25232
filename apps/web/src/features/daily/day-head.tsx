import { formatFullDate } from "#i18n/format-date.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { ScoreBar } from "#ui/score/score-bar.tsx";
import { DAY_MARKS, toneOfDay } from "#ui/score/score-tone.ts";
import { ColourSwatch } from "#ui/sign/colour-swatch.tsx";
import { SignHead } from "#ui/sign/sign-head.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import styles from "./day-head.module.css";
import { OwnSignLine } from "./own-sign-line.tsx";
import type { SignDay } from "./use-sign-day.ts";

/** The head of the day: the date, the sign, the score and what it means, the lucky colour and numbers. */
export function DayHead({ sign, day }: { readonly sign: Sign; readonly day: SignDay }) {
  const t = useT();
  const { lang } = useLanguage();
  const { date, place, answer } = day;
  const luck = answer.data?.response;
  const name = t(sign.name);
  return (
    <SignHead
      sign={sign}
      id="title.daily"
      title={t("daily.title", { sign: name })}
      description="daily.description"
      above={date ? formatFullDate(date, lang) : "\u00a0"}
      below={
        <>
          <p>{t("daily.where", { sign: SCREEN_LANGUAGES[lang].stem(name), place: place.name })}</p>
          <OwnSignLine sign={sign} />
        </>
      }
    >
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
            <span className={`${styles.meaning} ${styles.standing}`}>{answer.data?.day.standing.text ?? "\u00a0"}</span>
            <span className={styles.meaning}>{t("daily.scoreMeans")}</span>
            <div className={styles.bar}>
              {luck && (
                <ScoreBar
                  score={luck.total_score}
                  tone={toneOfDay(luck.total_score)}
                  marks={Object.values(DAY_MARKS)}
                />
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
    </SignHead>
  );
}
