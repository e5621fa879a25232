import { useQuery } from "@tanstack/react-query";
import { HYDERABAD } from "@vedanga/contract";
import { useState } from "react";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { panchang } from "#api/panchang.ts";
import { toWireDate, toWireTime } from "#api/wire-date.ts";
import { formatDayOfYear } from "#i18n/format-date.ts";
import { formatTime } from "#i18n/format-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import type { ClockSpan } from "#i18n/wall-instant.ts";
import { zoneClock, zoneOffsetHours } from "#i18n/zone-clock.ts";
import { Door } from "./door.tsx";
import styles from "./panchang-door.module.css";

/** The almanac's door: today's tithi and nakshatra in the reader's city, and the hour to avoid. */
export function PanchangDoor() {
  const t = useT();
  const { lang } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const { place, isHyderabad, shortName } = useAlmanacPlace();
  const { lat, lon, zone } = place ?? HYDERABAD;
  const now = zoneClock(zone, nowMs);
  const { data } = useQuery({
    ...panchang({
      ...(isHyderabad ? HYDERABAD : { lat, lon, zone, tz: zoneOffsetHours(zone, nowMs) }),
      ...{ date: toWireDate(now.date), time: toWireTime(now.time), lang },
    }),
    enabled: place !== null,
  });
  const today = data?.response;
  return (
    <Door
      to="/panchang"
      name={t("service.panchang")}
      headline={today ? today.tithi.name : t("home.panchangWaiting")}
      isLive
      text={today?.rahukaal ? dayText(today.nakshatra.name, today.rahukaal) : t("home.panchangTextWaiting")}
    >
      <path d="M6 62C20 20 36 20 50 62M44 62C58 28 72 28 84 62M6 62h84v6H6ZM20 62v6M34 62v6M48 62v6M62 62v6M76 62v6M6 80h84M14 74v12M58 74v12" />
      <path className={styles.scale} d="M6 62h14v6H6ZM34 62h14v6H34ZM62 62h14v6H62Z" />
      <path className={styles.needle} d="M22 10v78" />
    </Door>
  );

  function dayText(nakshatra: string, { start, end }: ClockSpan): string {
    return t("home.panchangText", {
      ...{ place: shortName, nakshatra },
      date: formatDayOfYear(now.date, lang),
      start: formatTime(start, lang),
      end: formatTime(end, lang),
    });
  }
}
