import { useEffect } from "react";
import { formatDate } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { noteAnswered, shownKept } from "#platform/offline/shown-kept.ts";
import { useIsOnline } from "#platform/offline/use-is-online.ts";
import { isServerThere } from "#platform/reach.ts";
import styles from "./offline-line.module.css";

const LOOK_AGAIN_MS = 30_000;

/** The date and the time of an instant by the clock of this device. */
function deviceClock(instantMs: number) {
  const at = new Date(instantMs);
  return {
    date: { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() },
    time: { hour: at.getHours(), minute: at.getMinutes(), second: 0 },
  };
}

/** Says, as long as there is no network, from when is what is shown, and what has to wait. What failed says so in its own place. */
export function OfflineLine() {
  const t = useT();
  const { lang } = useLanguage();
  const { timeOf } = useClock();
  const isOnline = useIsOnline();
  const keptAtMs = useKeptValue(shownKept);

  // What is shown was had without the server, so nothing asks for it again: this does.
  useEffect(() => {
    if (!isOnline || keptAtMs === null) return undefined;
    const look = async (): Promise<void> => {
      if (await isServerThere()) noteAnswered();
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOnline, keptAtMs]);

  function words(): string {
    if (keptAtMs === null) return isOnline ? "" : t("offline.waits");
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
