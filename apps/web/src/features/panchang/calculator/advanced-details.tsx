import type { CivilDate } from "@vedanga/contract";
import type { MomentPanchang } from "#api/wire/panchang.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./details.module.css";
import { Facts } from "./facts.tsx";
import { useDayClock } from "./use-day-clock.ts";

/** Calendar Details and Year Information. */
export function AdvancedDetails({ panchang }: { readonly panchang: MomentPanchang }) {
  const t = useT();
  const { lang } = useLanguage();
  const { span } = useDayClock();
  const { masa, years, vaara, disha_shool, moon_yogini_nivas, ...rest } = panchang.advanced_details;
  const year = (number: number, name: string): string =>
    t("panchang.yearAndName", { number: String(number), name: name });
  const day = (date: CivilDate): string => formatDate(date, lang);
  return (
    <section className={styles.block} aria-label={t("panchang.custom.advanced")}>
      <h3>{t("panchang.custom.advanced")}</h3>
      <div className={styles.columns}>
        <div>
          <h4 className={styles.label}>{t("panchang.custom.calendarDetails")}</h4>
          <Facts
            facts={[
              { label: t("panchang.custom.paksha"), value: masa.paksha },
              { label: t("panchang.custom.ritu"), value: masa.ritu },
              { label: t("panchang.ayana"), value: masa.ayana },
              { label: t("panchang.custom.vaara"), value: vaara },
              { label: t("panchang.custom.dishaShool"), value: disha_shool },
              { label: t("panchang.custom.yoginiNivas"), value: moon_yogini_nivas },
            ]}
          />
        </div>
        <div>
          <h4 className={styles.label}>{t("panchang.custom.yearInformation")}</h4>
          <Facts
            facts={[
              { label: t("panchang.custom.vikram"), value: year(years.vikram_samvaat, years.vikram_samvaat_name) },
              { label: t("panchang.custom.saka"), value: year(years.saka, years.saka_samvaat_name) },
              { label: t("panchang.custom.kali"), value: year(years.kali, years.kali_samvaat_name) },
              { label: t("panchang.custom.nextNewMoon"), value: day(rest.next_new_moon) },
              { label: t("panchang.custom.nextFullMoon"), value: day(rest.next_full_moon) },
              { label: t("panchang.span.abhijit"), value: span(rest.abhijit_muhurta) },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
