import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./saturn-explained.module.css";
import { SATURN_KINDS } from "./saturn-kind.ts";

/** What the periods are, each part by itself, and what custom recommends. */
export function SaturnExplained() {
  const t = useT();
  return (
    <section className={`oxford ${styles.section}`} aria-labelledby="what">
      <h2 id="what">{t("sadeSati.what")}</h2>
      <p>{t("results.saturnExplained")}</p>
      <dl className={styles.kinds}>
        {SATURN_KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`sadeSati.${kind}` satisfies MessageId)}</dt>
            <dd>{t(`sadeSati.about.${kind}` satisfies MessageId)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.note}>
        <h3>{t("sadeSati.remedies")}</h3>
        <p>{t("results.saturnRemedy")}</p>
        <p>{t("sadeSati.noFee")}</p>
      </div>
    </section>
  );
}
