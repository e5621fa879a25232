import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { askStoodInAgain, useIsMadeHere, useOldestKept } from "#api/stood-in.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsOnline } from "#platform/offline/use-is-online.ts";
import { isServerThere } from "#platform/reach.ts";
import styles from "./status-line.module.css";

const LOOK_AGAIN_MS = 30_000;

/** The date and the time of an instant by the clock of this device. */
function deviceClock(instantMs: number) {
  const at = new Date(instantMs);
  return {
    date: { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() },
    time: { hour: at.getHours(), minute: at.getMinutes(), second: 0 },
  };
}

/**
 * Says, as long as the server does not answer, from when is what is shown, and what has to wait. What failed says so in its
 * own place.
 */
export function OfflineLine() {
  const t = useT();
  const { lang } = useLanguage();
  const { timeOf } = useClock();
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const keptAtMs = useOldestKept();
  const isMadeHere = useIsMadeHere();
  const isStoodIn = keptAtMs !== null || isMadeHere;

  // What stands in for an answer is as good as one for the queries, and nothing else asks again.
  const look = useEffectEvent(async (): Promise<void> => {
    if (navigator.onLine && (await isServerThere())) askStoodInAgain(client);
  });
  useEffect(() => {
    const back = () => void look();
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, []);
  useEffect(() => {
    if (!isStoodIn) return undefined;
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isStoodIn]);

  function words(): string {
    if (keptAtMs === null && !isOnline) return t("offline.waits");
    if (keptAtMs === null) return isMadeHere ? t("offline.noAnswer") : "";
    const { date, time } = deviceClock(keptAtMs);
    const when = { date: formatDate(date, lang), time: timeOf(time, "sentence") };
    return t(isOnline ? "offline.unreached" : "offline.kept", when);
  }

  const said = words();
  return (
    <div role="status" className={said === "" ? undefined : styles.line}>
      {said !== "" && <p className="sheet">{said}</p>}
    </div>
  );
}
