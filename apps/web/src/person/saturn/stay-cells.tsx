import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { civilDay } from "#person/periods/period.ts";
import { StandingMark } from "#person/periods/standing-mark.tsx";
import type { SaturnStay } from "./saturn-periods.ts";
import styles from "./stay-cells.module.css";

export const STAY_COLUMNS = [
  "results.type",
  "results.sign",
  "results.startDate",
  "results.endDate",
  "results.phase",
  "results.standing",
] as const;

/** The cells of a stay after the one of its type. */
export function StayCells({ stay }: { readonly stay: SaturnStay }) {
  const t = useT();
  const { lang } = useLanguage();
  const { sign, startMs, endMs, dhaiya, standing, isRetrograde } = stay;
  return (
    <>
      <td>{sign}</td>
      <td className="num">{formatDate(civilDay(startMs), lang)}</td>
      <td className="num">{formatDate(civilDay(endMs), lang)}</td>
      <td>{t(`saturn.${dhaiya}`)}</td>
      <td>
        <StandingMark standing={standing} />{" "}
        {isRetrograde && (
          <abbr className={styles.badge} title={t("results.retrograde")}>
            {t("results.retrogradeLetter")}
          </abbr>
        )}
      </td>
    </>
  );
}
