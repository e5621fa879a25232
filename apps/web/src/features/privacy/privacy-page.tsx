import { useT } from "#i18n/use-t.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { BrowserCaches } from "./browser-caches.tsx";
import { BrowserStore } from "./browser-store.tsx";
import { Erasing } from "./erasing.tsx";
import styles from "./privacy-page.module.css";

const CHAPTERS = [
  ["privacy.kept", ["privacy.keptText", "privacy.keptWhy", "privacy.keptNot"]],
  ["privacy.where", ["privacy.whereText", "privacy.whereLink", "privacy.whereView"]],
  [
    "privacy.asked",
    ["privacy.askedText", "privacy.askedStored", "privacy.askedMatching", "privacy.askedLog", "privacy.askedThird"],
  ],
] as const;

/** What is kept, where, why and for how long, and how to erase it. */
export function PrivacyPage() {
  const t = useT();
  return (
    <div className={`sheet ${styles.page}`}>
      <header>
        <PageTitle id="title.privacy" description="privacy.description" />
        <p className={styles.lead}>{t("privacy.lead")}</p>
      </header>
      {CHAPTERS.map(([title, paragraphs]) => (
        <section key={title} className={styles.chapter} aria-labelledby={title}>
          <h2 id={title}>{t(title)}</h2>
          <div className={styles.words}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </div>
        </section>
      ))}
      <section className={styles.chapter} aria-labelledby="privacy.browser">
        <h2 id="privacy.browser">{t("privacy.browser")}</h2>
        <div className={styles.words}>
          <BrowserStore />
          <BrowserCaches />
        </div>
      </section>
      <section className={styles.chapter} aria-labelledby="privacy.erase">
        <h2 id="privacy.erase">{t("privacy.erase")}</h2>
        <div className={styles.words}>
          <Erasing />
        </div>
      </section>
    </div>
  );
}
