import { useT } from "#i18n/use-t.ts";
import { ChartDoor } from "./chart-door.tsx";
import { GemDoor } from "./gem-door.tsx";
import { MatchingDoor } from "./matching-door.tsx";
import styles from "./services.module.css";

/** The services there are. A door comes with its screen. */
export function Services() {
  const t = useT();
  return (
    <section data-below-screen="phone" aria-labelledby="services">
      <h2 className="unseen" id="services">
        {t("home.services")}
      </h2>
      <div className={styles.services}>
        <ChartDoor />
        <MatchingDoor />
        <GemDoor />
      </div>
    </section>
  );
}
