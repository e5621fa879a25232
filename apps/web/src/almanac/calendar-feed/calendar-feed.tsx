import { CALENDAR_KINDS, type CalendarKind, type ConventionsUsed, calls } from "@vedanga/contract";
import { useId, useState } from "react";
import { addressOf } from "#api/address-of.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import { CheckBox } from "#ui/field/check-box.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { roughNoonMs } from "../rough-noon.ts";
import type { AlmanacPlace } from "../use-asked-place.ts";
import styles from "./calendar-feed.module.css";
import { CopyFeed } from "./copy-feed.tsx";

const MOST_PLACE_CHARACTERS = 80;
const MIDYEAR = { month: 6, day: 15 };

interface CalendarFeedProps {
  readonly place: AlmanacPlace;
  readonly placeName: string;
  readonly year: number;
  readonly conventions: Partial<ConventionsUsed>;
}

/** The festivals of the city for the visitor's own calendar: kinds to choose from, a feed that updates itself, a file for the year. */
export function CalendarFeed({ place, placeName, year, conventions }: CalendarFeedProps) {
  const t = useT();
  const { lang } = useLanguage();
  const noneId = useId();
  const [kinds, setKinds] = useState<ReadonlySet<CalendarKind>>(new Set(CALENDAR_KINDS));
  const isNone = kinds.size === 0;
  const chosen = CALENDAR_KINDS.filter((kind) => kinds.has(kind));
  const query = {
    ...place,
    tz: zoneOffsetHours(place.zone, roughNoonMs({ year, ...MIDYEAR })),
    place: placeName.slice(0, MOST_PLACE_CHARACTERS),
    // All is what the call takes of itself: the address stays short.
    kinds: chosen.length === CALENDAR_KINDS.length ? undefined : chosen.join(","),
    lang,
    ...conventions,
  };
  const feed = addressOf(calls.panchangCalendar, query);

  function toggle(kind: CalendarKind): void {
    const next = new Set(kinds);
    if (!next.delete(kind)) next.add(kind);
    setKinds(next);
  }

  return (
    <section className={`no-print oxford ${styles.section}`} aria-labelledby="feed-title">
      <h2 id="feed-title">{t("calendarFeed.title")}</h2>
      <p className={styles.lede}>{t("calendarFeed.lede", { place: placeName })}</p>
      <details className={styles.fold}>
        <summary>
          {t("calendarFeed.kinds")}{" "}
          <span className={styles.chosen}>
            {t("calendarFeed.chosen", { count: kinds.size, all: CALENDAR_KINDS.length })}
          </span>
        </summary>
        <fieldset
          className={styles.kinds}
          aria-label={t("calendarFeed.kinds")}
          aria-describedby={isNone ? noneId : undefined}
        >
          {CALENDAR_KINDS.map((kind) => (
            <CheckBox key={kind} isChecked={kinds.has(kind)} onChange={() => toggle(kind)}>
              {t(`calendarFeed.kind.${kind}`)}
            </CheckBox>
          ))}
        </fieldset>
      </details>
      <p role="status" id={noneId} className={styles.none}>
        {isNone && t("calendarFeed.noKind")}
      </p>
      {!isNone && (
        <div className={styles.ways}>
          <div className={styles.way}>
            <div className={styles.buttons}>
              <a className={buttonLook("solid")} href={`webcal://${location.host}${feed}`}>
                {t("calendarFeed.subscribe")}
              </a>
              <CopyFeed address={`${location.origin}${feed}`} />
            </div>
            <p className={styles.note}>{t("calendarFeed.subscribeNote")}</p>
          </div>
          <div className={styles.way}>
            <a
              className={buttonLook("outline")}
              href={addressOf(calls.panchangCalendar, { year, ...query })}
              download={`panchang-${year}.ics`}
            >
              {t("calendarFeed.download", { year: String(year) })}
            </a>
            <p className={styles.note}>{t("calendarFeed.downloadNote", { year: String(year) })}</p>
          </div>
        </div>
      )}
    </section>
  );
}
