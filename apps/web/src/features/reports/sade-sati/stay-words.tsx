import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { dayInWords } from "#person/periods/day-in-words.ts";
import { WhyReport } from "#person/report/why-report.tsx";
import { isOfStay } from "#person/saturn/is-of-stay.ts";
import type { SaturnStay } from "#person/saturn/saturn-periods.ts";
import type { SaturnKind } from "./saturn-kind.ts";
import styles from "./stays-table.module.css";

interface StayWordsProps {
  readonly kind: SaturnKind;
  readonly stay: SaturnStay;
  readonly place: number;
  readonly birth: BirthQuestion;
}

const MONTH_MS = (365.25 / 12) * 86_400_000;

/** One stay opened: which of the parts it is, how long it lasts, and why it counts. */
export function StayWords({ kind, stay: { startMs, endMs, reading }, place, birth }: StayWordsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const months = Math.max(1, Math.round((endMs - startMs) / MONTH_MS));
  const name = t(`sadeSati.${kind}`);
  return (
    <div className={styles.words}>
      <p className={styles.kind}>{name}</p>
      <p>{reading}</p>
      <p>{t("sadeSati.lasts", { months, from: dayInWords(startMs, lang), to: dayInWords(endMs, lang) })}</p>
      <WhyReport kind="sadeSati" birth={birth} isMeant={isOfStay(place)} about={name} />
    </div>
  );
}
