import { useT } from "#i18n/use-t.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { ZodiacRing } from "#ui/zodiac-ring/zodiac-ring.tsx";
import { ChartDoor } from "./chart-door.tsx";
import styles from "./home-page.module.css";
import { PanchangDoor } from "./panchang-door.tsx";
import { Questions } from "./questions.tsx";

export function HomePage() {
  const t = useT();
  return (
    <>
      <section className={styles.hero}>
        <ZodiacRing className={styles.ring} />
        <div className={styles.cartouche}>
          <PageTitle id="title.home" description="home.description" className={styles.title}>
            {t("home.title")}
          </PageTitle>
          <p className={styles.tagline}>{t("home.tagline")}</p>
        </div>
      </section>
      <div className="sheet">
        <section aria-labelledby="doors">
          <h2 className="unseen" id="doors">
            {t("home.doors")}
          </h2>
          <div className={styles.doors}>
            <PanchangDoor />
            <ChartDoor />
          </div>
        </section>
        <Questions />
      </div>
    </>
  );
}
