import { useT } from "#i18n/use-t.ts";
import type { Sign } from "#ui/sign/signs.ts";
import styles from "./guardian.module.css";

/** The guardian of the sign, and a blessing to close the day with. */
export function Guardian({ sign: { guardian } }: { readonly sign: Sign }) {
  const t = useT();
  const name = t(guardian.name);
  return (
    <>
      <section className={`oxford ${styles.guardian}`} aria-labelledby="guardian">
        <h2 id="guardian" className={styles.label}>
          {t("daily.guardian")}
        </h2>
        <p className={styles.name}>{name}</p>
        <p className={styles.gift}>{t(guardian.gift)}</p>
        <p className={styles.text}>{t(guardian.text)}</p>
      </section>
      <p className={styles.blessing}>{t("daily.blessing", { guardian: name })}</p>
    </>
  );
}
