import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { dayInWords } from "./day-in-words.ts";
import type { Dasha } from "./life-of-dashas.ts";
import { wholeYears } from "./period.ts";
import styles from "./period-table.module.css";
import { StandingMark } from "./standing-mark.tsx";

// A long pair parts after its stroke, or it would push a phone's table out of the window.
const MAY_BREAK = "\u200b";

interface DashaTableProps {
  readonly title: string;
  readonly dashas: readonly Dasha[];
  /** Whose parts they are: then they are named `Jupiter/Saturn` and their years are not told. */
  readonly ofPlanet?: string;
}

/** Periods below one another with their first and last days. */
export function DashaTable({ title, dashas, ofPlanet }: DashaTableProps) {
  const t = useT();
  const { lang } = useLanguage();
  return (
    <table className={`ledger ${styles.table}`}>
      <caption>{title}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{t("results.planet")}</th>
          <th scope="col">{t("results.period")}</th>
          <th scope="col">{t("results.status")}</th>
        </tr>
      </thead>
      <tbody>
        {dashas.map((dasha) => (
          <tr key={dasha.startMs} aria-current={dasha.standing === "current" || undefined}>
            <th scope="row">
              {ofPlanet === undefined ? dasha.name : `${ofPlanet}/${MAY_BREAK}${dasha.name}`}
              {ofPlanet === undefined && (
                <span className={styles.small}>{t("results.years", { years: wholeYears(dasha) })}</span>
              )}
            </th>
            <td className="num">
              {t("results.fromTo", {
                from: dayInWords(dasha.startMs, lang),
                to: dayInWords(dasha.endMs, lang),
              })}
            </td>
            <td>
              <StandingMark standing={dasha.standing} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
