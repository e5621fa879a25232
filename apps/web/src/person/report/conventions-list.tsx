import type { Report } from "#api/reports/decode-report.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./conventions-list.module.css";

/** The conventions of an answer: most charts that differ, differ in one of these. */
export function ConventionsList({ answer }: { readonly answer: Report<"planetDetails"> }) {
  const t = useT();
  const { conventions, response } = answer;
  const { node, positions, sunrise, dasha_year: dashaYear } = conventions;
  return (
    <ul className={styles.list}>
      <li>{t("results.howAyanamsa", { ayanamsa: response.panchang.ayanamsa_name })}</li>
      <li>{t(`results.howPositions.${positions}`)}</li>
      <li>{t(`results.howNode.${node}`)}</li>
      <li>{t("results.howHouses")}</li>
      <li>{t(`results.howSunrise.${sunrise}`)}</li>
      <li>{dashaYear === "solar" ? t("results.howDashaSolar") : t("results.howDashaDays", { days: dashaYear })}</li>
    </ul>
  );
}
