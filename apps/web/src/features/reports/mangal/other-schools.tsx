import type { Mangal } from "#api/wire/doshas.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./other-schools.module.css";

interface OtherSchoolsProps {
  /** By the rule of this product. */
  readonly isPresent: boolean;
  readonly schools: Mangal["other_schools"];
}

/** What astrologers who count otherwise would say of this chart, those who differ first. */
export function OtherSchools({ isPresent, schools }: OtherSchoolsProps) {
  const t = useT();
  const differs = (school: (typeof schools)[number]) => school.is_dosha_present !== isPresent;
  const inOrder = [...schools.filter(differs), ...schools.filter((school) => !differs(school))];
  return (
    <ul className={styles.schools}>
      {inOrder.map((said) => (
        <li key={said.school}>
          <p className={styles.name}>
            {t(`mangal.school.${said.school}`)}{" "}
            <span className={differs(said) ? `${styles.verdict} ${styles.differs}` : styles.verdict}>
              {t(differs(said) ? "mangal.schoolDiffers" : "mangal.schoolAgrees")}
            </span>
          </p>
          <p>{said.text}</p>
          <p className={styles.source}>
            {t("ui.sources", { count: 1 })} <cite>{said.source}</cite>
          </p>
        </li>
      ))}
    </ul>
  );
}
