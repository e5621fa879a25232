import { isoDate } from "@vedanga/contract";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { lunarMonthsOf, type MonthSystem } from "./lunar-month-runs.ts";
import styles from "./lunar-months.module.css";
import { useMasaName } from "./use-masa-name.ts";

interface LunarMonthsToldProps {
  readonly days: readonly AlmanacMonthDay[];
  readonly system: MonthSystem;
}

/** What is out of the ordinary with the lunar months of some days. It is below them, because it comes with them. */
export function LunarMonthsTold({ days, system }: LunarMonthsToldProps) {
  const t = useT();
  const { lang } = useLanguage();
  const nameOf = useMasaName();
  return lunarMonthsOf(days, system)
    .filter(({ masa }) => masa.adhika || masa.kshaya)
    .map(({ masa, from }) => (
      <p key={isoDate(from)} className={styles.told}>
        {t(masa.adhika ? "panchangMonth.adhikaTold" : "panchangMonth.kshayaTold", {
          name: SCREEN_LANGUAGES[lang].stem(nameOf(masa)),
        })}
      </p>
    ));
}
