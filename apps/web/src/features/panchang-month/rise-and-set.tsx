import type { CivilDate } from "@vedanga/contract";
import { moonInstants } from "#api/moon-instants.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./rise-and-set.module.css";

interface RiseAndSetProps {
  readonly day: AlmanacMonthDay;
  readonly date: CivilDate;
}

/**
 * When Sun and Moon rise and set from sunrise to sunrise, and in words if they do not. Half of the month the Moon sets
 * before it rises, so that its times are in order, each with its word.
 */
export function RiseAndSet({ day, date }: RiseAndSetProps) {
  const t = useT();
  const { instantOf } = useClock();
  const at = (instant: Instant): string => instantOf(instant, date);
  const moon = [
    ...day.moon.map((each) => t(`panchangMonth.moonEvent.${each.event}`, { when: at(each.at) })),
    ...(["rise", "set"] as const)
      .filter((event) => moonInstants(day, event).length === 0)
      .map((event) => t(`panchangMonth.noMoonEvent.${event}`)),
  ];
  const rows = [
    [
      "sun",
      t("panchangMonth.riseToSet", {
        rise: day.sunrise ? at(day.sunrise) : t("panchangMonth.noRise"),
        set: day.sunset ? at(day.sunset) : t("panchangMonth.noSet"),
      }),
    ],
    ["moon", moon.join(", ")],
  ] as const;
  return (
    <div className={styles.rows}>
      {rows.map(([body, times]) => (
        <p key={body} className={`num ${styles[body]}`}>
          <Icon name={body} className={styles.icon} />
          <span className="unseen">{t(`panchangMonth.${body}`)}</span>
          <span>{times}</span>
        </p>
      ))}
    </div>
  );
}
