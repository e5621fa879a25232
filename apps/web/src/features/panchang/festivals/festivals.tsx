import type { DayQuestion } from "#api/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { WhyOfDay } from "#ui/why/why-of-day.tsx";
import { festivalTimes } from "./festival-times.ts";
import styles from "./festivals.module.css";

interface FestivalsProps {
  readonly day: AlmanacDay;
  readonly question: DayQuestion;
}

/** What is kept on the day, when, and why it falls there. */
export function Festivals({ day, question }: FestivalsProps) {
  const t = useT();
  const { instantOf } = useClock();
  const at = (instant: Instant): string => instantOf(instant, day.date, "sentence");
  return (
    <section className={styles.festivals} aria-labelledby="festivals-title">
      <h2 id="festivals-title" className={styles.title}>
        {t("panchang.festivals")}
      </h2>
      {day.festivals.length === 0 ? (
        <p className={styles.none}>{t("panchang.festivals.none")}</p>
      ) : (
        <ul className={styles.list}>
          {day.festivals.map((festival, index) => (
            <li key={`${festival.id} ${festival.tradition ?? ""}`} className={styles.festival}>
              <h3>
                {festival.name}{" "}
                {festival.tradition_name && <span className={styles.tradition}>{festival.tradition_name}</span>}
              </h3>
              <p>{[festival.special, ...festivalTimes(festival, at, t)].join(" ")}</p>
              <WhyOfDay
                question={question}
                title={t("panchang.festival.why")}
                about={festival.name}
                figures={[{ about: `festivals.${index}` }]}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
