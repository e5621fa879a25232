import type { DailyMoonWhole } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import { Glyph } from "#ui/glyph/glyph.tsx";
import { ColourSwatch } from "./colour-swatch.tsx";
import styles from "./sign-card.module.css";
import type { Sign } from "./signs.ts";

interface SignCardProps {
  readonly sign: Sign;
  /** Undefined while it is on its way, and if it does not come. */
  readonly day: DailyMoonWhole | undefined;
  onRead(): void;
}

/** A sign with its dates and its scores for the day; a press opens the words. */
export function SignCard({ sign, day, onRead }: SignCardProps) {
  const t = useT();
  return (
    <li className={styles.card}>
      <Glyph name={sign.glyph} className={styles.glyph} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {day ? (
            <button type="button" className={styles.read} onClick={onRead}>
              {t(sign.name)} <span className="unseen">{t("home.dailyRead")}</span>
            </button>
          ) : (
            t(sign.name)
          )}
        </h3>
        <p className={styles.dates}>{t(sign.dates)}</p>
        <p className={styles.figures}>
          {day && (
            <>
              <ColourSwatch code={day.lucky_color_code} /> {t("home.dailyScore", { score: day.total_score })}
              <span className="unseen">
                , {t("home.dailyColour")}: {day.lucky_color}
              </span>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
