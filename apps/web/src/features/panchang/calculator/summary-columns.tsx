import type { MomentPanchang } from "#api/wire/panchang.ts";
import { formatAyanamsa } from "#i18n/format-ayanamsa.ts";
import { useT } from "#i18n/use-t.ts";
import { Facts } from "./facts.tsx";
import styles from "./summary-columns.module.css";
import { useDayClock } from "./use-day-clock.ts";

/** Day Information, Moon Information, Ayanamsa. */
export function SummaryColumns({ panchang }: { readonly panchang: MomentPanchang }) {
  const t = useT();
  const { clock } = useDayClock();
  const { sun_rise, sun_set, moon_rise, moon_set, masa } = panchang.advanced_details;
  const month = masa.amanta_name;
  const columns = [
    {
      title: t("panchang.custom.day"),
      lead: panchang.day.name,
      facts: [
        { label: t("panchang.sunrise"), value: clock(sun_rise) },
        { label: t("panchang.sunset"), value: clock(sun_set) },
      ],
    },
    {
      title: t("panchang.custom.moon"),
      lead: panchang.rasi.name,
      facts: [
        { label: t("panchang.moonrise"), value: clock(moon_rise) },
        { label: t("panchang.moonset"), value: clock(moon_set) },
      ],
    },
    {
      title: t("panchang.ayanamsa"),
      lead: formatAyanamsa(panchang.ayanamsa.name),
      facts: [
        {
          label: t("panchang.custom.amantaMonth"),
          value: masa.adhik_maasa ? t("panchang.custom.adhik", { month }) : month,
        },
      ],
    },
  ];
  return (
    <div className={styles.columns}>
      {columns.map(({ title, lead, facts }) => (
        <section key={title} className={styles.column} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.lead}>{lead}</p>
          <Facts facts={facts} />
        </section>
      ))}
    </div>
  );
}
