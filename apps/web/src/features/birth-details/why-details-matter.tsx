import { useT } from "#i18n/use-t.ts";
import styles from "./why-details-matter.module.css";

const REASONS = [
  ["birth.whyTime", "birth.whyTimeText"],
  ["birth.whyDate", "birth.whyDateText"],
  ["birth.whyPlace", "birth.whyPlaceText"],
  ["birth.whyPrivacy", "birth.whyPrivacyText"],
] as const;

/** The side panel: what each entry decides, how exact it must be, and how it is used. */
export function WhyDetailsMatter() {
  const t = useT();
  return (
    <aside className={styles.panel} data-below-screen="phone" aria-labelledby="why-details-title">
      <h2 id="why-details-title">{t("birth.why")}</h2>
      <dl className={styles.reasons}>
        {REASONS.map(([title, text]) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
