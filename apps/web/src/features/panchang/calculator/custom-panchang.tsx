import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { dayAddress } from "#almanac/almanac-address.ts";
import type { Where } from "#almanac/where.ts";
import { panchang, panchangDay } from "#api/panchang.ts";
import { formatClock } from "#i18n/format-clock.ts";
import { formatDate } from "#i18n/format-date.ts";
import { formatOffsetHours } from "#i18n/format-offset.ts";
import { typedTime } from "#i18n/typed-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { jumpTo } from "#platform/navigation/jump-to.ts";
import { DaysNote } from "#ui/days-note.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { RulesLine } from "#ui/rules-line.tsx";
import { AdvancedDetails } from "./advanced-details.tsx";
import type { LocatedPlace } from "./calculator-form.ts";
import styles from "./custom-panchang.module.css";
import { InauspiciousTimings } from "./inauspicious-timings.tsx";
import { LimbDetails } from "./limb-details.tsx";
import { SummaryColumns } from "./summary-columns.tsx";
import type { AnsweredQuestion } from "./use-custom-panchang.ts";

/** A part of the window's height, from its top: an answer that begins above this line can be read without scrolling. */
const IN_SIGHT = 0.5;

/** The place as the address of its whole day names it; null if the zone of its clocks is not known. */
function whereOf({ id, lat, lon }: LocatedPlace, zone: string | undefined): Where | null {
  if (id !== undefined) return { kind: "place", id };
  return zone === undefined ? null : { kind: "point", lat: lat.toFixed(6), lon: lon.toFixed(6), zone };
}

/** 'Panchang for {date}': the answer to the calculator, read out and scrolled to as it arrives. */
export default function CustomPanchang({ answered }: { readonly answered: AnsweredQuestion }) {
  const t = useT();
  const { lang } = useLanguage();
  const { timeOf } = useClock();
  const [limbs, day] = useQueries({
    queries: [
      { ...panchang({ ...answered.question, lang }), placeholderData: keepPreviousData },
      { ...panchangDay({ ...answered.question, lang }), placeholderData: keepPreviousData },
    ],
  });
  const error = limbs.error ?? day.error;
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const heading = title.current;
    if (!answered || !heading) return;
    const { top } = heading.getBoundingClientRect();
    // Where its beginning is in sight already, the form stays where it is.
    if (top > 0 && top < innerHeight * IN_SIGHT) heading.focus({ preventScroll: true });
    else jumpTo(heading);
  }, [answered]);

  function retry(): void {
    for (const query of [limbs, day]) if (query.isError) void query.refetch();
  }

  const { date, time, locationText, place, zone, offsetSeconds, note, conventions } = answered;
  const where = whereOf(place, zone);
  // A minus sign, unlike a hyphen, never parts from its figure at the end of a line.
  const clock = formatClock(zone, offsetSeconds, lang).replace(/-(?=\d)/, "−");
  const isDeviceClock = clock === "" && place.offsetHours !== undefined;
  return (
    <section className={`${styles.answer} oxford`} aria-labelledby="custom-title">
      <h2 id="custom-title" ref={title} tabIndex={-1}>
        {t("panchang.custom.title", { date: formatDate(date, lang) })}
      </h2>
      <p className={styles.where}>{locationText}</p>
      <p className={styles.when}>
        {clock
          ? t("panchang.custom.clock", { time: timeOf(typedTime(time), "sentence"), clock })
          : timeOf(typedTime(time), "sentence")}
        {note && ` ${t(`clock.${note}`)}`}
        {isDeviceClock &&
          ` ${t("panchang.custom.deviceClock", { offset: formatOffsetHours(place.offsetHours ?? 0, lang) })}`}
      </p>
      <p className={styles.when}>
        <RulesLine conventions={conventions} />
      </p>
      {error && (
        <ErrorPanel error={error} onRetry={retry}>
          {t("panchang.form.failed")}
        </ErrorPanel>
      )}
      {limbs.data && day.data && (
        <>
          <DaysNote days={limbs.data.days} day={day.data.response} className={styles.when} />
          <SummaryColumns panchang={limbs.data.response} day={day.data.response} />
          <LimbDetails panchang={limbs.data.response} date={date} />
          <div className={styles.pair}>
            <InauspiciousTimings panchang={limbs.data.response} />
            <AdvancedDetails panchang={limbs.data.response} />
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
