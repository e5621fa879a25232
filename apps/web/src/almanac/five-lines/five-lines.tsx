import type { CivilDate } from "@vedanga/contract";
import type { ReactNode } from "react";
import { spansOfKind } from "#api/marked-spans.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant, WallInstant } from "#i18n/wall-instant.ts";
import { MoonPhase } from "#ui/moon-phase.tsx";
import { spanStatus } from "../span-status.ts";
import styles from "./five-lines.module.css";
import { type Coming, NextDays } from "./next-days.tsx";

const MINUTE_MS = 60_000;

interface NamedLimb {
  readonly name: string;
  readonly end: WallInstant;
}

/** Before sunrise a limb may run that is over when the day begins. */
export interface PresentLimbs {
  readonly tithi: NamedLimb & { readonly number: number };
  readonly nakshatra: NamedLimb;
}

interface FiveLinesProps {
  readonly day: AlmanacDay;
  /** What runs now, if the day does not list it. */
  readonly present?: PresentLimbs | undefined;
  readonly coming: Coming;
  /** Now; null on a day that is not today, of which the limbs of sunrise are named. */
  readonly nowMs: number | null;
  /** The moment does not move on with the clock: nothing is said to begin or end in minutes. */
  readonly isStill?: boolean;
  addressOf(date: CivilDate): string;
}

/** What most visitors come for: tithi, nakshatra, Rahu Kaal, sunrise and sunset, and what is next. */
export function FiveLines({ day, present, coming, nowMs, isStill = false, addressOf }: FiveLinesProps) {
  const t = useT();
  const { instantOf } = useClock();
  const momentMs = nowMs ?? (day.sunrise ?? day.solar_noon).instantMs;
  const running = <L extends NamedLimb>(
    limbs: readonly (L & { readonly start: Instant; readonly end: Instant })[],
    other?: L,
  ): L | undefined =>
    limbs.find(({ start, end }) => start.instantMs <= momentMs && momentMs < end.instantMs) ?? other ?? limbs[0];
  const until = (limb: NamedLimb | undefined) =>
    limb && t("panchang.until", { when: instantOf(limb.end, day.date, "sentence") });
  const fromTo = (from: Instant, to: Instant): string =>
    t("panchang.fromTo", { from: instantOf(from, day.date), to: instantOf(to, day.date) });

  const tithi = running<PresentLimbs["tithi"]>(day.tithi, present?.tithi);
  const nakshatra = running(day.nakshatra, present?.nakshatra);
  const [rahu] = spansOfKind(day, "rahu_kaal");
  const { sunrise, sunset } = day;
  const none = t(nowMs === null ? "panchang.notOnThatDay" : "panchang.notToday");

  function statusOf(start: Instant, end: Instant): string {
    if (nowMs === null || isStill) return "";
    const { tense, minutes } = spanStatus(start, end, nowMs);
    return t(`five.rahu.${tense}`, { duration: formatDuration(minutes, t) });
  }
  function daylight(from: Instant, to: Instant): string {
    const minutes = Math.round((to.instantMs - from.instantMs) / MINUTE_MS);
    return t("five.daylight", { duration: formatDuration(minutes, t) });
  }

  return (
    <section className="oxford" aria-label={t(nowMs === null ? "five.titleOfDay" : "five.title")}>
      <dl>
        <Line
          term={t("panchang.tithi")}
          name={tithi?.name}
          when={until(tithi)}
          mark={tithi && <MoonPhase tithi={tithi.number} />}
        />
        <Line term={t("panchang.nakshatra")} name={nakshatra?.name} when={until(nakshatra)} />
        <Line
          isTime
          term={t("panchang.custom.rahuKaal")}
          name={rahu ? fromTo(rahu.start, rahu.end) : none}
          when={rahu && statusOf(rahu.start, rahu.end)}
          mark={rahu && <i className={styles.hatch} />}
        />
        <Line
          isTime
          term={t("five.sun")}
          name={sunrise && sunset ? fromTo(sunrise, sunset) : none}
          when={sunrise && sunset ? daylight(sunrise, sunset) : undefined}
          mark={sunrise && sunset && <i className={styles.sun} />}
        />
        <div className={`${styles.line} ${styles.next}`}>
          <dt>{t("five.next")}</dt>
          <dd>
            <NextDays coming={coming} date={day.date} isLive={nowMs !== null} addressOf={addressOf} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface LineProps {
  readonly term: string;
  readonly name: string | undefined;
  /** Below the name on a phone, beside it on a wide screen; its line is kept where it is empty. */
  readonly when: string | undefined;
  readonly mark?: ReactNode;
  readonly isTime?: boolean;
}

function Line({ term, name, when, mark, isTime = false }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>
        <p className={isTime ? `${styles.name} ${styles.time}` : styles.name}>{name}</p>
        <p className={styles.when}>{when}</p>
        {mark && <span className={styles.mark}>{mark}</span>}
      </dd>
    </div>
  );
}
