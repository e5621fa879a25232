import type { SuggestedGem } from "#api/wire/gems.ts";
import { useT } from "#i18n/use-t.ts";
import { Gem } from "#ui/gem/gem.tsx";
import styles from "./gem-panel.module.css";

/** The stones of the lords of houses 1, 9 and 5, and why each was chosen or not. */
export function WeighedStones({ candidates }: Pick<SuggestedGem, "candidates">) {
  const t = useT();
  return (
    <ol className={styles.weighed}>
      {candidates.map(({ house, gem, name, planet, is_chosen: isChosen, text }) => (
        <li key={house}>
          <Gem gem={gem} className={styles.small} />
          <div>
            <p className={styles.candidate}>
              {t("gemReport.candidate", { name, planet, house })}
              {isChosen && <span className={styles.chosen}>{t("gemReport.chosen")}</span>}
            </p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
