import type { MomentPanchang } from "#api/wire/panchang.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./details.module.css";
import { Facts } from "./facts.tsx";
import { useDayClock } from "./use-day-clock.ts";

/** Rahu Kaal, Gulika Kaal and Yamakanta Kaal of the requested date. */
export function InauspiciousTimings({
  panchang: { rahukaal, gulika, yamakanta },
}: {
  readonly panchang: MomentPanchang;
}) {
  const t = useT();
  const { span } = useDayClock();
  return (
    <section className={styles.block} aria-label={t("panchang.custom.inauspicious")}>
      <h3>{t("panchang.custom.inauspicious")}</h3>
      <Facts
        facts={[
          { label: t("panchang.custom.rahuKaal"), value: span(rahukaal) },
          { label: t("panchang.custom.gulikaKaal"), value: span(gulika) },
          { label: t("panchang.custom.yamakantaKaal"), value: span(yamakanta) },
        ]}
      />
    </section>
  );
}
