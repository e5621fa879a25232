import type { DayQuestion } from "#api/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { SmallFold } from "#ui/fold/small-fold.tsx";
import { WhyOfDay } from "#ui/why/why-of-day.tsx";
import { festivalTimes } from "./festival-times.ts";
import styles from "./festivals.module.css";
import { toldOnAPhone } from "./told-on-a-phone.ts";

interface FestivalsProps {
  readonly day: AlmanacDay;
  readonly question: DayQuestion;
}

/** What is kept on the day, when, and why it falls there. */
export function Festivals({ day, question }: FestivalsProps) {
  const t = useT();
  const { instantOf } = useClock();
  const at = (instant: Instant): string => instantOf(instant, day.date, "sentence");
  const told = toldOnAPhone(day.festivals);
  return (
    <section aria-labelledby="festivals-title">
      <h2 id="festivals-title">{t("panchang.festivals")}</h2>
      {day.festivals.length === 0 ? (
        <p className={styles.none}>{t("panchang.festivals.none")}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {day.festivals.map((festival) => {
              const name = (
                <h3>
                  {festival.name}{" "}
                  {festival.tradition_name && <span className={styles.tradition}>{festival.tradition_name}</span>}
                </h3>
              );
              const about = <p>{[festival.special, ...festivalTimes(festival, at, t)].join(" ")}</p>;
              return (
                <li key={`${festival.id} ${festival.tradition ?? ""}`} className={styles.festival}>
                  {told.includes(festival) ? (
                    <>
                      {name}
                      {about}
                    </>
                  ) : (
                    <SmallFold title={name} isPhoneOnly>
                      {about}
                    </SmallFold>
                  )}
                </li>
              );
            })}
          </ul>
          <WhyOfDay
            question={question}
            title={t("panchang.festival.why")}
            figures={day.festivals.map(({ name }, index) => ({ about: `festivals.${index}`, name }))}
          />
        </>
      )}
    </section>
  );
}
