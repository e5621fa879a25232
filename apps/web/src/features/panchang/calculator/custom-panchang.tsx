import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { panchang } from "#api/panchang.ts";
import { dayAddress } from "#app/almanac/almanac-address.ts";
import { useConventions } from "#app/almanac/use-conventions.ts";
import type { Where } from "#app/almanac/where.ts";
import { AppLink } from "#app/navigation/app-link.tsx";
import { formatDate } from "#i18n/format-date.ts";
import { formatOffset } from "#i18n/format-offset.ts";
import { parseClock } from "#i18n/parse-wire-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AdvancedDetails } from "./advanced-details.tsx";
import type { LocatedPlace } from "./calculator-form.ts";
import styles from "./custom-panchang.module.css";
import { InauspiciousTimings } from "./inauspicious-timings.tsx";
import { LimbDetails } from "./limb-details.tsx";
import { SummaryColumns } from "./summary-columns.tsx";
import type { AnsweredQuestion } from "./use-custom-panchang.ts";

/** The place as the address of its whole day names it; null where the zone of its clocks is not known. */
function whereOf({ id, lat, lon }: LocatedPlace, zone: string | undefined): Where | null {
  if (id !== undefined) return { kind: "place", id };
  return zone === undefined ? null : { kind: "point", lat: lat.toFixed(6), lon: lon.toFixed(6), zone };
}

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

  const { conventions } = useConventions();
  const { date, time, locationText, place, zone, offsetSeconds, note } = answered;
  const where = whereOf(place, zone);
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
          {where && (
            <p className={styles.whole}>
              <AppLink to={dayAddress(date, { where, conventions })} onClick={() => scrollTo({ top: 0 })}>
                {t("panchang.custom.wholeDay")}
              </AppLink>
            </p>
          )}
          <p className={styles.advice}>{t("panchang.custom.advice")}</p>
        </>
      )}
    </section>
  );
}
