import { UNLOCATED_CLOCK } from "#api/birth/birth-clock.ts";
import { birthPlace } from "#api/birth/birth-place.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatOffset } from "#i18n/format-offset.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./unlocated-note.module.css";

interface UnlocatedNoteProps {
  readonly location: string;
  /** The reader cannot correct it. */
  readonly isViewOnly?: boolean | undefined;
}

/** Says that a birth place was not found, names the place and clock used instead, and links to the correction. */
export function UnlocatedNote({ location, isViewOnly = false }: UnlocatedNoteProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { latitudeDeg, longitudeDeg } = birthPlace({ latitude: "", longitude: "" });
  return (
    <div className={styles.note}>
      <p>
        {t("birth.unlocated", {
          location,
          coordinates: formatCoordinates(latitudeDeg, longitudeDeg, lang),
          offset: formatOffset(UNLOCATED_CLOCK.offsetSeconds, lang),
        })}
      </p>
      {!isViewOnly && <AppLink to="/calculator?edit=1#birth-location">{t("birth.locate")}</AppLink>}
    </div>
  );
}
