import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { panchang } from "#api/panchang.ts";
import { formatDate } from "#i18n/format-date.ts";
import { formatOffset } from "#i18n/format-offset.ts";
import { parseClock } from "#i18n/parse-wire-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AdvancedDetails } from "./advanced-details.tsx";
import styles from "./custom-panchang.module.css";
import { InauspiciousTimings } from "./inauspicious-timings.tsx";
import { LimbDetails } from "./limb-details.tsx";
import { SummaryColumns } from "./summary-columns.tsx";
import type { AnsweredQuestion } from "./use-custom-panchang.ts";

/** 'Panchang for {date}': the answer to the calculator, read out and scrolled to as it arrives. */
export default function CustomPanchang({ answered }: { readonly answered: AnsweredQuestion }) {
  const t = useT();
  const { lang } = useLanguage();
  const { timeOf } = useClock();
  const { data } = useQuery({ ...panchang({ ...answered.question, lang }), placeholderData: keepPreviousData });
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!answered) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
  }, [answered]);

  const { date, time, locationText, zone, offsetSeconds, note } = answered;
  // A minus sign, unlike a hyphen, never parts from its figure at the end of a line.
  const offset = offsetSeconds === null ? undefined : formatOffset(offsetSeconds).replace("-", "−");
  const clock = [zone, offset].filter(Boolean).join(", ");
  return (
    <section className={`${styles.answer} oxford`} aria-labelledby="custom-title">
      <h2 id="custom-title" ref={title} tabIndex={-1}>
        {t("panchang.custom.title", { date: formatDate(date, lang) })}
      </h2>
      <p className={styles.where}>{locationText}</p>
      <p className={styles.when}>
        {clock
          ? t("panchang.custom.clock", { time: timeOf(parseClock(time), "sentence"), clock })
          : timeOf(parseClock(time), "sentence")}
        {note && ` ${t(`clock.${note}`)}`}
      </p>
      {data && (
        <>
          <SummaryColumns panchang={data.response} />
          <LimbDetails panchang={data.response} date={date} />
          <div className={styles.pair}>
            <InauspiciousTimings panchang={data.response} />
            <AdvancedDetails panchang={data.response} />
          </div>
          <p className={styles.advice}>{t("panchang.custom.advice")}</p>
        </>
      )}
    </section>
  );
}
