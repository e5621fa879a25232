import type { CivilDate } from "@vedanga/contract";
import { useId } from "react";
import { drawnSpans } from "#api/marked-spans.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { ClockSpan } from "#i18n/wall-instant.ts";
import { DrawnKey } from "#ui/drawn-key/drawn-key.tsx";
import styles from "./energy-cycles.module.css";
import { eclipsesShown, energyOfDay, MOST, SHOWN } from "./energy-of-day.ts";
import { minutesOfDay } from "./minutes-of-day.ts";
import { WINDOWS } from "./windows.ts";

interface EnergyCyclesProps {
  readonly date: CivilDate;
  readonly almanac: AlmanacDay;
  /** The day's own good hour, if it has one. */
  readonly hour: ClockSpan | null;
}

const WIDTHS = [
  { id: "thin", width: 328, hours: [6, 9, 12, 15, 18] },
  { id: "middle", width: 700, hours: [6, 9, 12, 15, 18, 21] },
  { id: "wide", width: 1248, hours: [6, 9, 12, 15, 18, 21] },
] as const;
const TOP = 14;
const GROUND = 120;
const MIDDLE = 66;
const RISE = 13;

/** The third of the day that a name stands for, from hour to hour. */
const THIRDS = [
  { id: "morning", from: SHOWN.from, to: 11 * 60 },
  { id: "noon", from: 11 * 60, to: 16 * 60 },
  { id: "evening", from: 16 * 60, to: SHOWN.to },
] as const;

const MARKS = {
  hour: <rect className={styles.best} width="16" height="12" />,
  bad: <path className={styles.hatching} d="M0 6L6 0M0 12L12 0M5 12L16 1M11 12L16 7" />,
  windows: <path className={styles.window} d="M1 11V3H15V11" />,
};

/** The good and the bad hours of the day as one line from dawn to night. The lists around it say the same. */
export function EnergyCycles({ date, almanac, hour }: EnergyCyclesProps) {
  const t = useT();
  const key = [
    {
      mark: MARKS.bad,
      words: [t("daily.cyclesBad"), ...eclipsesShown(almanac, date).map(({ title }) => title)].join(", "),
    },
    { mark: MARKS.windows, words: t("daily.cyclesWindows") },
  ];
  return (
    <section aria-labelledby="cycles">
      <h3 id="cycles" className={styles.title}>
        {t("daily.cycles")}
      </h3>
      {WIDTHS.map(({ id, width, hours }) => (
        <Cycles key={id} className={styles[id]} width={width} hours={hours} date={date} almanac={almanac} hour={hour} />
      ))}
      <DrawnKey items={hour ? [{ mark: MARKS.hour, words: t("daily.cyclesHour") }, ...key] : key} />
      <p className={styles.how}>{t("daily.cyclesHow")}</p>
    </section>
  );
}

interface CyclesProps extends EnergyCyclesProps {
  readonly width: number;
  /** Those that have room for their figures. */
  readonly hours: readonly number[];
  readonly className: string | undefined;
}

function Cycles({ date, almanac, hour, width, hours, className }: CyclesProps) {
  const t = useT();
  const { timeOf } = useClock();
  const hatch = useId();
  const x = (minutes: number): number => {
    const within = Math.max(SHOWN.from, Math.min(SHOWN.to, minutes));
    return Number((((within - SHOWN.from) / (SHOWN.to - SHOWN.from)) * width).toFixed(1));
  };
  const across = (from: number, to: number) => ({ x: x(from), width: Math.max(0, x(to) - x(from)) });
  const points = energyOfDay(almanac, date).map(
    ({ at, level }) => [x(at), MIDDLE - (level / MOST) * RISE * MOST] as const,
  );
  const first = points[0]?.[1] ?? MIDDLE;
  const line = points.reduce(
    ({ path, last: [fromX, fromY] }, [toX, toY]) => {
      const middle = ((fromX + toX) / 2).toFixed(1);
      return { path: `${path}C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`, last: [toX, toY] as const };
    },
    { path: `M0 ${first}`, last: [0, first] as readonly [number, number] },
  );
  const curve = `${line.path}L${width} ${line.last[1]}`;
  const { sunrise, sunset } = almanac;
  const nights = [
    sunrise && { from: SHOWN.from, to: minutesOfDay(sunrise, date) },
    sunset && { from: minutesOfDay(sunset, date), to: SHOWN.to },
  ].filter((night) => night !== null);
  const avoided = [...drawnSpans(almanac).filter(({ quality }) => quality === "bad"), ...eclipsesShown(almanac, date)];

  return (
    <svg className={`${styles.cycles} ${className}`} viewBox={`0 0 ${width} 190`} aria-hidden="true">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatching} d="M0 0V6" />
      </pattern>
      {nights.map(({ from, to }) => (
        <rect key={from} className={styles.night} {...across(from, to)} y={TOP} height={GROUND - TOP} />
      ))}
      <path className={styles.ground} d={`${curve}V${GROUND}H0Z`} />
      {avoided.map(({ start, end }) => (
        <rect
          key={start.instantMs}
          {...across(minutesOfDay(start, date), minutesOfDay(end, date))}
          y={TOP}
          height={GROUND - TOP}
          fill={`url(#${hatch})`}
        />
      ))}
      <path className={styles.curve} d={curve} />
      {hour && (
        <rect
          className={styles.best}
          {...across(minutesOfDay({ date, time: hour.start }, date), minutesOfDay({ date, time: hour.end }, date))}
          y={GROUND}
          height="9"
        />
      )}
      <path className={styles.axis} d={`M0 ${GROUND}H${width}`} />
      {hours.map((full) => (
        <g key={full}>
          <path className={styles.axis} d={`M${x(full * 60)} ${GROUND}v9`} />
          <text x={x(full * 60)} y={GROUND + 24} textAnchor={full * 60 === SHOWN.to ? "end" : "middle"}>
            {timeOf({ hour: full, minute: 0, second: 0 })}
          </text>
        </g>
      ))}
      {THIRDS.map(({ id, from, to }) => (
        <g key={id}>
          <path className={styles.axis} d={`M${x(from) + 2} 156v5H${x(to) - 2}v-5`} />
          <text className={styles.third} x={(x(from) + x(to)) / 2} y="178" textAnchor="middle">
            {t(`daily.third.${id}`)}
          </text>
        </g>
      ))}
      {WINDOWS.map(({ id, from, to }) => (
        <path key={id} className={styles.window} d={`M${x(from) + 1} 9V3H${x(to) - 1}V9`} />
      ))}
    </svg>
  );
}
