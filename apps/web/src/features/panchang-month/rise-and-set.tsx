import type { CivilDate, PanchangMonthDay } from "@vedanga/contract";
import { parseIsoInstant } from "#i18n/parse-wire-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./rise-and-set.module.css";

interface RiseAndSetProps {
  readonly day: PanchangMonthDay;
  readonly date: CivilDate;
}

/** When Sun and Moon rise and set on a civil day, and in words where they do not. */
export function RiseAndSet({ day, date }: RiseAndSetProps) {
  const t = useT();
  const { instantOf } = useClock();
  const at = (instant: string | null | undefined, otherwise: string): string =>
    instant ? instantOf(parseIsoInstant(instant), date) : otherwise;
  const [noRise, noSet] = [t("panchangMonth.noRise"), t("panchangMonth.noSet")];
  const rows = [
    ["sun", day.sunrise, day.sunset],
    ["moon", day.moonrise[0], day.moonset[0]],
  ] as const;
  return (
    <div className={styles.rows}>
      {rows.map(([body, rise, set]) => (
        <p key={body} className={`num ${styles[body]}`}>
          <Icon name={body} className={styles.icon} />
          <span className="unseen">{t(`panchangMonth.${body}`)}</span>
          <span>{t("panchangMonth.riseToSet", { rise: at(rise, noRise), set: at(set, noSet) })}</span>
        </p>
      ))}
    </div>
  );
}
