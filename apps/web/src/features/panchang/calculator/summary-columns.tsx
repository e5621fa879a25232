import { moonInstants } from "#api/moon-instants.ts";
import type { MomentPanchang } from "#api/wire/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatAyanamsa } from "#i18n/format-ayanamsa.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { Facts } from "./facts.tsx";
import styles from "./summary-columns.module.css";

interface SummaryColumnsProps {
  readonly panchang: MomentPanchang;
  readonly day: AlmanacDay;
}

/** Day Information, Moon Information, Ayanamsa. */
export function SummaryColumns({ panchang, day }: SummaryColumnsProps) {
  const t = useT();
  const { instantOf } = useClock();
  const { masa } = panchang.advanced_details;
  const times = (...instants: readonly (Instant | null)[]): string => {
    const known = instants.filter((instant) => instant !== null);
    return known.map((instant) => instantOf(instant, day.date)).join(", ") || t("panchang.custom.notThatDay");
  };
  const month = masa.amanta_name;
  const columns = [
    {
      title: t("panchang.custom.day"),
      lead: panchang.day.name,
      facts: [
        { label: t("panchang.sunrise"), value: times(day.sunrise) },
        { label: t("panchang.sunset"), value: times(day.sunset) },
      ],
    },
    {
      title: t("panchang.custom.moon"),
      lead: panchang.rasi.name,
      facts: [
        { label: t("panchang.moonrise"), value: times(...moonInstants(day, "rise")) },
        { label: t("panchang.moonset"), value: times(...moonInstants(day, "set")) },
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
