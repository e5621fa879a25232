import type { CivilDate, WallTime } from "@vedanga/contract";
import type { GoodHour } from "#api/wire/good-hour.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import type { Sign } from "#ui/sign/signs.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./best-time.module.css";
import { EnergyCycles } from "./energy-cycles.tsx";
import { type BestWindow, WINDOWS, windowState } from "./windows.ts";

interface BestTimeProps {
  readonly sign: Sign;
  readonly date: CivilDate;
  /** With what runs of the day before until sunrise. Undefined while it is on its way, and if it does not come: then the windows stand alone. */
  readonly almanac: AlmanacDay | undefined;
  readonly placeName: string;
  /** The day's own good hour; null where there is none. */
  readonly hour: GoodHour | null;
}

const wallTime = (minutes: number): WallTime => ({
  hour: Math.floor(minutes / 60) % 24,
  minute: Math.floor(minutes % 60),
  second: Math.round((minutes % 1) * 60) % 60,
});

/** The three specified windows, each with what the almanac of the day says against it, and the day as a line. */
export function BestTime({ date, sign, almanac, placeName, hour }: BestTimeProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { timeOf } = useClock();

  function note(window: BestWindow, day: AlmanacDay): string {
    const { met, free, isAnyLeft } = windowState(window, day, date);
    if (met.length === 0) return t("daily.windowFree");
    const inside = met
      .map(({ title, start, end }) =>
        t("daily.spanInside", { name: title, start: timeOf(start.time), end: timeOf(end.time) }),
      )
      .join("; ");
    if (free.length === 0)
      return t(isAnyLeft ? "daily.windowAlmostTaken" : "daily.windowTaken", { count: met.length, inside });
    const left = free
      .map(({ from, to }) => t("daily.spanLeft", { start: timeOf(wallTime(from)), end: timeOf(wallTime(to)) }))
      .join("; ");
    return t("daily.windowPartly", { count: met.length, inside, left });
  }

  return (
    <section className={`oxford ${styles.best}`} data-below-screen="phone" aria-labelledby="best">
      <h2 id="best">{t("daily.best")}</h2>
      <p className={styles.where}>{t("daily.bestWhere", { place: placeName })}</p>
      <dl className={styles.windows}>
        {hour && (
          <div className={styles.own}>
            <dt>{t("daily.spanLeft", { start: timeOf(hour.start), end: timeOf(hour.end) })}</dt>
            <dd>{t("daily.hourHow", { sign: SCREEN_LANGUAGES[lang].stem(t(sign.name)) })}</dd>
          </div>
        )}
        {WINDOWS.map((window) => (
          <div key={window.id}>
            <dt className="num">{t(`daily.window.${window.id}`)}</dt>
            <dd>{almanac ? note(window, almanac) : "\u00a0"}</dd>
          </div>
        ))}
      </dl>
      {almanac ? <EnergyCycles date={date} almanac={almanac} hour={hour} /> : <Skeleton className={styles.cycles} />}
    </section>
  );
}
