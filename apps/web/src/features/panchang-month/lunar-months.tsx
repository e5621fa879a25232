import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { formatDayAndMonth } from "#i18n/format-date.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { type LunarMonth, lunarMonthsOf, type MonthSystem } from "./lunar-month-runs.ts";
import styles from "./lunar-months.module.css";
import { useMasaName } from "./use-masa-name.ts";

interface LunarMonthsProps {
  readonly days: readonly AlmanacMonthDay[] | undefined;
  readonly system: MonthSystem;
}

/** The lunar months that meet the civil one. */
export function LunarMonths({ days, system }: LunarMonthsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const nameOf = useMasaName();
  const runs = days ? lunarMonthsOf(days, system) : [];
  const [first, ...others] = runs;
  const stem = (masa: LunarMonth): string => SCREEN_LANGUAGES[lang].stem(nameOf(masa));
  return (
    <p className={styles.months}>
      {first && others.length === 0 && t("panchangMonth.masaWhole", { name: stem(first.masa) })}
      {first &&
        others.length > 0 &&
        [
          t("panchangMonth.masaUntil", { name: stem(first.masa) }),
          ...others.map(({ masa, from }) =>
            t("panchangMonth.masaFrom", { name: nameOf(masa), date: formatDayAndMonth(from, lang) }),
          ),
        ].join(" · ")}
    </p>
  );
}
