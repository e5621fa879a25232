import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { type Mahadasha, runningOf } from "#person/dasha/life-of-dashas.ts";
import { dayInWords } from "#person/periods/day-in-words.ts";
import { WhyReport } from "#person/report/why-report.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import { AntardashaTable } from "./antardasha-table.tsx";
import styles from "./mahadasha-details.module.css";

interface MahadashaDetailsProps {
  readonly dasha: Mahadasha;
  readonly birth: BirthQuestion;
  readonly birthDayMs: number;
  /** Its place among the nine. */
  readonly place: number;
}

/** One period opened: its days, its words with their reasons, and its parts. */
export function MahadashaDetails({ dasha, birth, birthDayMs, place }: MahadashaDetailsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { stem } = SCREEN_LANGUAGES[lang];
  const days = { from: dayInWords(dasha.startMs, lang), to: dayInWords(dasha.endMs, lang) };
  const isOfBirth = dasha.startMs < birthDayMs;
  const part = runningOf(dasha.antardashas);
  return (
    <>
      <p className={styles.days}>
        {isOfBirth
          ? t(dasha.standing === "past" ? "mahadasha.endedWithin" : "mahadasha.bornWithin", days)
          : t("mahadasha.dates", days)}
      </p>
      <Fold level={3} title={t("mahadasha.prediction")}>
        <div className={styles.prose}>
          <p>{dasha.prediction}</p>
          <h4>{t("mahadasha.inChart", { planet: dasha.name })}</h4>
          <p>{dasha.planetInZodiac}</p>
        </div>
        {dasha.standing === "current" && (
          <p className={styles.here}>
            {part
              ? t("mahadasha.hereWithin", {
                  planet: stem(dasha.name),
                  part: stem(part.name),
                  date: dayInWords(part.endMs, lang),
                })
              : t("mahadasha.here", { planet: stem(dasha.name) })}
          </p>
        )}
        <WhyReport
          kind={["mahadasha", "antardasha"]}
          birth={birth}
          isMeant={(field) => field.startsWith(`dashas.${place}.`) || field === `antardasha_order.${place}`}
          question={t("mahadasha.why")}
          about={dasha.name}
        />
      </Fold>
      <AntardashaTable dasha={dasha} birth={birth} />
    </>
  );
}
