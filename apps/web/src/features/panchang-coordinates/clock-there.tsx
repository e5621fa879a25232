import { offsetHoursOf } from "#api/place/get-timezone.ts";
import { formatZone, formatZoneInFull } from "#i18n/format-clock.ts";
import { formatOffset } from "#i18n/format-offset.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/press/button.tsx";
import styles from "./clock-there.module.css";
import type { PointForm } from "./use-point-form.ts";

const HOUR_S = 3600;

/** Which clock the point uses, and which offset is taken. */
export function ClockThere({ point: { draft, clock, isClockUnknown, takeZone } }: { readonly point: PointForm }) {
  const t = useT();
  const { lang } = useLanguage();
  if (isClockUnknown) return <p className={styles.there}>{t("panchangCoordinates.zoneFailed")}</p>;
  if (!clock) return <p className={styles.there} />;
  const zone = clock.timeZoneId;
  const offset = formatOffset(offsetHoursOf(clock) * HOUR_S, lang);
  return (
    <div className={styles.there} role="status">
      <p>
        {draft.isOffsetByHand
          ? t("panchangCoordinates.zoneByHand", { offset, zone: formatZone(zone, lang) })
          : t("panchangCoordinates.zoneFound", { offset, zone: formatZoneInFull(zone, lang) })}
      </p>
      {clock.note && !clock.dateLeftOut && <p className={styles.note}>{t(`clock.${clock.note}`)}</p>}
      {draft.isOffsetByHand && (
        <Button look="quiet" onClick={takeZone}>
          {t("panchangCoordinates.useZone")}
        </Button>
      )}
    </div>
  );
}
