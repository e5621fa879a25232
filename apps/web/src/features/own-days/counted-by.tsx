import type { OwnDays } from "#api/wire/own-days.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./own-days.module.css";

/** What of the birth the days are counted by, and what of it another minute of birth would change. */
export function CountedBy({ birth }: Pick<OwnDays, "birth">) {
  const t = useT();
  const { tithi, paksha, masa, nakshatra, solar_sign_name, samvatsara, open } = birth;
  const month = masa.adhika ? t("panchang.adhikaName", { name: masa.name }) : masa.name;
  return (
    <div className={styles.counted}>
      <p>
        {t("ownDays.counted", {
          year: samvatsara,
          month,
          paksha,
          tithi: tithi.name,
          star: nakshatra.name,
          sun: solar_sign_name,
        })}
      </p>
      {open.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
      {open.length > 0 && <p className={styles.note}>{t("ownDays.open")}</p>}
    </div>
  );
}
