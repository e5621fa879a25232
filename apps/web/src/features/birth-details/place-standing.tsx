import { type BirthMoment, UNLOCATED_CLOCK } from "#api/birth/birth-clock.ts";
import { birthPlace } from "#api/birth/birth-place.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatOffset } from "#i18n/format-offset.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import type { NamedPlace } from "#ui/place-combobox/use-named-place.ts";
import { ClockStanding } from "./clock-standing.tsx";
import styles from "./place-standing.module.css";
import { useBirthClock } from "./use-birth-clock.ts";

interface PlaceStandingProps {
  /** What is made of the name in the field. */
  readonly named: NamedPlace;
  readonly birth: BirthMoment;
}

/** What is known about the place so far: its position and the clock of the birth, or that it is in no list. */
export function PlaceStanding({ named: { standing }, birth }: PlaceStandingProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(birth);
  const clock = useBirthClock(birth);
  const isReadable = Number.isFinite(latitudeDeg) && Number.isFinite(longitudeDeg);
  const isUnknown = standing?.kind === "none" || standing?.kind === "denied";
  const coordinates = isReadable ? formatCoordinates(latitudeDeg, longitudeDeg, lang) : "";

  return (
    <div className={styles.standing} aria-live="polite">
      {isLocated && (
        <>
          <p className="num">{coordinates}</p>
          {clock && <ClockStanding clock={clock} year={Number(birth.birthDate.slice(0, 4))} />}
        </>
      )}
      {!isLocated && standing === null && <p>{t("birth.placeHint")}</p>}
      {!isLocated && standing?.kind === "failed" && <p>{t("birth.placeByHand")}</p>}
      {!isLocated && isUnknown && (
        <p className={styles.notice}>
          {t("birth.notChosen", { coordinates, offset: formatOffset(UNLOCATED_CLOCK.offsetSeconds, lang) })}
        </p>
      )}
    </div>
  );
}
