import type { SpanKind } from "@vedanga/contract";
import { useConventions } from "#almanac/use-conventions.ts";
import { moonInstants } from "#api/moon-instants.ts";
import { formatAyanamsa } from "#i18n/format-ayanamsa.ts";
import { typedTime } from "#i18n/typed-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant, WallInstant } from "#i18n/wall-instant.ts";
import styles from "./result-rows.module.css";
import type { PointAnswer } from "./use-point-answer.ts";

const HOURS: readonly SpanKind[] = ["rahu_kaal", "gulika", "yamaganda", "abhijit"];

type Row = readonly [label: string, value: string];

interface RowsProps {
  readonly title: string;
  readonly rows: readonly Row[];
}

function Rows({ title, rows }: RowsProps) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <dl className="ledger">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The figures of the moment and of its day, in four short lists. */
export function ResultRows({ answer: { point, panchang, day } }: { readonly answer: PointAnswer }) {
  const t = useT();
  const { instantOf, timeOf } = useClock();
  const { conventions } = useConventions();
  const at = (instant: Instant): string => instantOf(instant, point.date);
  const orNone = (instants: readonly (Instant | null)[]): string => {
    const known = instants.filter((instant) => instant !== null);
    return known.length === 0 ? t("panchangCoordinates.none") : known.map(at).join(", ");
  };
  const limb = ({ name, end }: { readonly name: string; readonly end: WallInstant }): string =>
    t("panchangCoordinates.until", { name: name, when: instantOf(end, point.date) });
  const month = day.masa[conventions.months];
  const monthName = month.name;
  const { saka } = day.years;
  const hours = HOURS.flatMap((kind): readonly Row[] => {
    const span = day.spans.find((candidate) => candidate.kind === kind);
    return span ? [[span.title, t("panchangCoordinates.fromTo", { from: at(span.start), to: at(span.end) })]] : [];
  });
  return (
    <div className={styles.groups}>
      <Rows
        title={t("panchangCoordinates.at", { time: timeOf(typedTime(point.time), "sentence") })}
        rows={[
          [t("panchang.vara"), panchang.day.name],
          [t("panchang.tithi"), limb(panchang.tithi)],
          [t("panchang.nakshatra"), limb(panchang.nakshatra)],
          [t("panchang.yoga"), limb(panchang.yoga)],
          [t("panchang.karana"), limb(panchang.karana)],
          [t("panchang.moonSign"), panchang.rasi.name],
        ]}
      />
      <Rows
        title={t("panchangCoordinates.dayOf")}
        rows={[
          [t("panchang.sunrise"), orNone([day.sunrise])],
          [t("panchang.sunset"), orNone([day.sunset])],
          [t("panchang.moonrise"), orNone(moonInstants(day, "rise"))],
          [t("panchang.moonset"), orNone(moonInstants(day, "set"))],
        ]}
      />
      {hours.length > 0 && <Rows title={t("panchangCoordinates.hours")} rows={hours} />}
      <Rows
        title={t("panchangCoordinates.calendar")}
        rows={[
          [
            t("panchangCoordinates.month"),
            `${month.adhika ? t("panchang.adhikaName", { name: monthName }) : monthName}, ${day.paksha}`,
          ],
          [t("panchangCoordinates.year"), `${saka.number}, ${saka.name}`],
          [t("panchangCoordinates.ayanamsa"), formatAyanamsa(panchang.ayanamsa.name)],
        ]}
      />
    </div>
  );
}
