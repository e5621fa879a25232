import { useT } from "#i18n/use-t.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import styles from "./hero.module.css";
import { useHomeSlides } from "./use-home-slides.tsx";

const FIRST_INTERVAL_MS = 15_000;
const SECOND_INTERVAL_MS = 17_000;

/** Two carousels side by side; the title lies over their seam like the label of a map. */
export function Hero() {
  const t = useT();
  const { first, second } = useHomeSlides();
  return (
    <div className={styles.hero}>
      <div className={styles.cartouche}>
        <PageTitle id="title.home" description="home.description" className={styles.title}>
          {t("home.title")}
        </PageTitle>
        <p className={styles.tagline}>{t("home.tagline")}</p>
      </div>
      <Carousel label={t("home.firstCarousel")} intervalMs={FIRST_INTERVAL_MS} slides={first} controlsAt="start" />
      <Carousel label={t("home.secondCarousel")} intervalMs={SECOND_INTERVAL_MS} slides={second} controlsAt="end" />
    </div>
  );
}
