import { useT } from "#i18n/use-t.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { ZodiacRing } from "#ui/zodiac-ring/zodiac-ring.tsx";
import styles from "./about-page.module.css";
import { DeviceSection } from "./device-section.tsx";

export function AboutPage() {
  const t = useT();
  return (
    <div className={`sheet ${styles.page}`}>
      <div>
        <PageTitle id="title.about" description="about.description" />
        <p className={styles.intro}>{t("about.intro")}</p>
        <DeviceSection />
      </div>
      <div className={styles.logo} role="img" aria-label={t("app.name")}>
        <ZodiacRing />
        <Wordmark className={styles.wordmark} />
      </div>
    </div>
  );
}
