import { AppLink } from "#app/navigation/app-link.tsx";
import { useT } from "#i18n/use-t.ts";
import styles from "./daily-horoscope.module.css";
import { SignCard } from "./sign-card.tsx";
import { SIGNS } from "./signs.ts";

/** The twelve signs, six and six, and the day of each. */
export function DailyHoroscope() {
  const t = useT();
  return (
    <section className={`oxford ${styles.daily}`} aria-labelledby="daily">
      <h2 id="daily">{t("home.daily")}</h2>
      <p className="soft">{t("home.dailyWaiting")}</p>
      <ul className={styles.signs}>
        {SIGNS.map((sign) => (
          <SignCard key={sign.key} sign={sign} />
        ))}
      </ul>
      <p className={styles.note}>
        {t("home.dailyDates")} <AppLink to="/calculator">{t("home.dailyOwn")}</AppLink>
      </p>
    </section>
  );
}
