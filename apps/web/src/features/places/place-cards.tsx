import { SACRED_PLACE_FACTS, type SacredPlaceId, type SacredPlaceText } from "@vedanga/sacred-places";
import { useT } from "#i18n/use-t.ts";
import { MonthStrip } from "./month-strip.tsx";
import styles from "./place-cards.module.css";

interface PlaceCardsProps {
  readonly id: SacredPlaceId;
  readonly text: SacredPlaceText;
}

/** What a visitor asks first: which temple, when, and how to get there. */
export function PlaceCards({ id, text: { deity, mainTemple, bestTimeToVisit, howToReach } }: PlaceCardsProps) {
  const t = useT();
  const ways = [
    { label: "sacred.air", text: howToReach.air },
    { label: "sacred.rail", text: howToReach.rail },
    { label: "sacred.road", text: howToReach.road },
  ] as const;
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <h2>{t("sacred.mainTemple")}</h2>
        <p className={styles.lead}>{mainTemple.lead}</p>
        <p className={styles.deity}>{deity}</p>
        <p className={styles.text}>{mainTemple.text}</p>
      </section>
      <section className={styles.card}>
        <h2>{t("sacred.bestTime")}</h2>
        <p className={styles.lead}>{bestTimeToVisit.lead}</p>
        <MonthStrip facts={SACRED_PLACE_FACTS[id]} />
        <p className={styles.text}>{bestTimeToVisit.text}</p>
      </section>
      <section className={styles.card} data-below-screen="phone">
        <h2>{t("sacred.howToReach")}</h2>
        <p className={styles.lead}>{howToReach.lead}</p>
        <dl className={styles.ways}>
          {ways.map((way) => (
            <div key={way.label}>
              <dt>{t(way.label)}</dt>
              <dd>{way.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
