import { useT } from "#i18n/use-t.ts";
import { Chapter } from "#ui/text/chapter.tsx";
import { ChapteredPage } from "#ui/text/chaptered-page.tsx";
import { Lead } from "#ui/text/lead.tsx";
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
    <ChapteredPage title="title.privacy" description="privacy.description">
      <Lead>{t("privacy.lead")}</Lead>
      {CHAPTERS.map(([title, paragraphs]) => (
        <Chapter key={title} id={title} title={t(title)}>
          <div className={styles.words}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </div>
        </Chapter>
      ))}
      <Chapter id="privacy.browser" title={t("privacy.browser")}>
        <div className={styles.words}>
          <BrowserStore />
          <BrowserCaches />
        </div>
      </Chapter>
      <Chapter id="privacy.erase" title={t("privacy.erase")}>
        <div className={styles.words}>
          <Erasing />
        </div>
      </Chapter>
    </ChapteredPage>
  );
}
