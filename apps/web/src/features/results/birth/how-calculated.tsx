import type { Report } from "#api/reports/decode-report.ts";
import { useT } from "#i18n/use-t.ts";
import { Why } from "#ui/why/why.tsx";
import styles from "./how-calculated.module.css";

/** The conventions of this answer: most charts that differ, differ in one of these. */
export function HowCalculated({ answer: { conventions, response } }: { readonly answer: Report<"planetDetails"> }) {
  const t = useT();
  const { node, positions, sunrise, dasha_year: dashaYear } = conventions;
  return (
    <div className={styles.how}>
      <Why question={t("results.how")}>
        <ul className={styles.list}>
          <li>{t("results.howAyanamsa", { ayanamsa: response.panchang.ayanamsa_name })}</li>
          <li>{t(`results.howPositions.${positions}`)}</li>
          <li>{t(`results.howNode.${node}`)}</li>
          <li>{t("results.howHouses")}</li>
          <li>{t(`results.howSunrise.${sunrise}`)}</li>
          <li>{dashaYear === "solar" ? t("results.howDashaSolar") : t("results.howDashaDays", { days: dashaYear })}</li>
        </ul>
      </Why>
    </div>
  );
}
