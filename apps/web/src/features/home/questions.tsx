import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./questions.module.css";

/** Two questions everyone asks; the first is open. */
export function Questions() {
  const t = useT();
  return (
    <section className={`oxford ${styles.questions}`} data-below-screen="phone" aria-labelledby="questions">
      <h2 id="questions">{t("home.questions")}</h2>
      <div>
        <details open>
          <summary>{t("home.whatQuestion")}</summary>
          <p>{t("home.whatAnswer")}</p>
        </details>
        <details>
          <summary>{t("home.howQuestion")}</summary>
          <p>
            {t("home.howAnswer")} <AppLink to="/calculator">{t("home.howLink")}</AppLink>
          </p>
        </details>
      </div>
    </section>
  );
}
