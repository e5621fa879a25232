import { type ConventionChoice, isSameChoice } from "#api/conventions/conventions.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./preset-buttons.module.css";
import { PRESETS } from "./presets.ts";

interface PresetButtonsProps {
  readonly chosen: ConventionChoice;
  onChosen(choice: ConventionChoice): void;
}

/** Whole sets of rules, one press each. */
export function PresetButtons({ chosen, onChosen }: PresetButtonsProps) {
  const t = useT();
  const isOwn = PRESETS.every(({ choice }) => !isSameChoice(choice, chosen));
  return (
    <section className="oxford" aria-labelledby="presets-title">
      <h2 id="presets-title" className={styles.title}>
        {t("panchangConventions.presets")}
      </h2>
      <ul className={styles.presets}>
        {PRESETS.map(({ id, choice }) => {
          const isInUse = isSameChoice(choice, chosen);
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.preset}
                aria-pressed={isInUse}
                aria-describedby={`preset-${id}`}
                onClick={() => onChosen(choice)}
              >
                <span>{t(`panchangConventions.preset.${id}`)}</span>
                <span className={styles.inUse} aria-hidden="true">
                  {isInUse && t("panchangConventions.inUse")}
                </span>
              </button>
              <p id={`preset-${id}`} className={styles.note}>
                {t(`panchangConventions.preset.${id}Note`)}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={styles.own} role="status">
        {isOwn && t("panchangConventions.own")}
      </p>
    </section>
  );
}
