import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./consultation.module.css";

/** What to do with a dosha that is present: talk it over, calmly. */
export function Consultation({ text }: { readonly text: MessageId }) {
  const t = useT();
  return (
    <aside className={styles.consult}>
      <h2 className={styles.title}>{t("dosha.consult")}</h2>
      <p>{t(text)}</p>
    </aside>
  );
}
