import { useT } from "#i18n/use-t.ts";
import { Fold } from "#ui/fold/fold.tsx";
import styles from "./mangal-panel.module.css";

/** As specified, with what each is read for when a marriage is matched. */
const HOUSES = [1, 2, 4, 7, 8, 12] as const;

/** What the dosha is, whoever it is about. */
export function AboutMangal() {
  const t = useT();
  return (
    <div className={styles.about}>
      <Fold title={t("mangal.about")} isOpenAtFirst>
        <p className={styles.text}>{t("mangal.aboutText")}</p>
        <dl className={`ledger ${styles.houses}`}>
          {HOUSES.map((house) => (
            <div key={house}>
              <dt>{t("mangal.houseNumber", { house })}</dt>
              <dd>{t(`mangal.house.${house}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.text}>{t("mangal.aboutNote")}</p>
      </Fold>
    </div>
  );
}
