import type { DailyMoonAnswer } from "#api/daily-moon.ts";
import { useT } from "#i18n/use-t.ts";
import { Aspects } from "#ui/score/aspects.tsx";
import { DAY_MARKS, toneOfDay } from "#ui/score/score-tone.ts";
import styles from "./life-aspects.module.css";

const LIFE = ["health", "career", "finances", "relationship", "family", "friends", "travel"] as const;
/** `status` is the state of mind. */
const WELL_BEING = ["physique", "status"] as const;
const MARKS = Object.values(DAY_MARKS);

/** The parts of life and how body and mind are. */
export function LifeAspects({ answer: { response, day } }: { readonly answer: DailyMoonAnswer }) {
  const t = useT();
  const aspectOf = (id: (typeof LIFE | typeof WELL_BEING)[number]) => ({
    id,
    name: t(`daily.aspect.${id}`),
    score: response[id],
    text: day.aspects[id],
  });
  return (
    <section className={`oxford ${styles.aspects}`} data-below-screen="phone" aria-labelledby="aspects">
      <h2 id="aspects">{t("daily.aspects")}</h2>
      <Aspects aspects={LIFE.map(aspectOf)} toneOf={toneOfDay} marks={MARKS} />
      <h3 className={styles.sub}>{t("daily.wellBeing")}</h3>
      <Aspects aspects={WELL_BEING.map(aspectOf)} toneOf={toneOfDay} marks={MARKS} level={4} />
    </section>
  );
}
