import { useEffect, useRef } from "react";
import { dayAddress, monthAddress } from "#almanac/almanac-address.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import type { Where } from "#almanac/where.ts";
import { formatClock } from "#i18n/format-clock.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { jumpTo } from "#platform/navigation/jump-to.ts";
import { DaysNote } from "#ui/days-note.tsx";
import { PageDoors } from "#ui/press/page-doors.tsx";
import styles from "./point-result.module.css";
import { ResultRows } from "./result-rows.tsx";
import type { PointAnswer } from "./use-point-answer.ts";

const HOUR_S = 3600;
const COORDINATE_DECIMALS = 6;

/** 'Panchang for {date}': the moment and the day of a point. From the second answer on it is scrolled to and read out. */
export default function PointResultPiece({ answer }: { readonly answer: PointAnswer }) {
  const t = useT();
  const { lang } = useLanguage();
  const { conventions } = useConventions();
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(answer.point);
  const { point } = answer;

  useEffect(() => {
    if (first.current !== point && title.current) jumpTo(title.current);
  }, [point]);

  const where: Where | null =
    point.zoneThere === null
      ? null
      : {
          kind: "point",
          lat: point.latitudeDeg.toFixed(COORDINATE_DECIMALS),
          lon: point.longitudeDeg.toFixed(COORDINATE_DECIMALS),
          zone: point.zoneThere,
        };
  const clock = formatClock(point.zone, Math.round(point.offsetHours * HOUR_S), lang);
  return (
    <section className={`oxford ${styles.result}`} data-below-screen="phone" aria-labelledby="point-result-title">
      <h2 id="point-result-title" ref={title} tabIndex={-1}>
        {t("panchangCoordinates.result", { date: formatFullDate(point.date, lang) })}
      </h2>
      <p className={`num ${styles.where}`}>
        {formatCoordinates(point.latitudeDeg, point.longitudeDeg, lang)}
        <br />
        {clock}
      </p>
      <DaysNote days={answer.days} day={answer.day} />
      <ResultRows answer={answer} />
      {where && (
        <PageDoors label={t("panchangCoordinates.doors")}>
          <AppLink to={dayAddress(point.date, { where, conventions })}>{t("panchangCoordinates.wholeDay")}</AppLink>
          <AppLink to={monthAddress(point.date, { where, conventions })}>{t("panchangCoordinates.wholeMonth")}</AppLink>
        </PageDoors>
      )}
    </section>
  );
}
