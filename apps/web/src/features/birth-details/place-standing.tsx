import { useQuery } from "@tanstack/react-query";
import { BIRTH_YEARS, type UserDetails } from "@vedanga/contract";
import { clockOf, clockQuestion, UNLOCATED_CLOCK } from "#api/birth-clock.ts";
import { birthPlace } from "#api/birth-place.ts";
import { getTimezone } from "#api/get-timezone.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatOffset } from "#i18n/format-offset.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useDebounced } from "#ui/use-debounced.ts";
import styles from "./place-standing.module.css";

type Birth = Pick<UserDetails, "latitude" | "longitude" | "birthDate" | "birthTime">;

interface PlaceStandingProps {
  /** What stands in the place field. */
  readonly text: string;
  readonly birth: Birth;
}

const SETTLE_MS = 300;

/** A date field passes through the years 0001, 0019 and 0199 on its way to 1990. */
function isWholeMoment({ birthDate, birthTime }: Birth): boolean {
  const year = Number(birthDate.slice(0, 4));
  return birthTime !== "" && year >= BIRTH_YEARS.first && year <= BIRTH_YEARS.last;
}

/** What is known of the place so far: where it lies and by which clock the birth is read, or that it was not found. */
export function PlaceStanding({ text, birth }: PlaceStandingProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(birth);
  const moment = useDebounced(`${birth.birthDate} ${birth.birthTime}`, SETTLE_MS);
  const asked = clockQuestion(birth);
  const { data } = useQuery({
    ...getTimezone(asked ?? { lat: 0, lon: 0 }),
    enabled: asked !== null && isWholeMoment(birth) && moment === `${birth.birthDate} ${birth.birthTime}`,
  });
  const clock = data && clockOf(data);
  const coordinates = formatCoordinates(latitudeDeg, longitudeDeg, lang);

  return (
    <div className={styles.standing} aria-live="polite">
      {isLocated && (
        <>
          <p className="num">{coordinates}</p>
          {clock && (
            <p className="num">
              {t("birth.clock", { zone: clock.zone ?? "", offset: formatOffset(clock.offsetSeconds) })}
            </p>
          )}
          {clock?.note && <p className={styles.notice}>{t(`clock.${clock.note}`)}</p>}
        </>
      )}
      {!isLocated && text.trim() === "" && <p>{t("birth.placeHint")}</p>}
      {!isLocated && text.trim() !== "" && (
        <p>{t("birth.notChosen", { coordinates, offset: formatOffset(UNLOCATED_CLOCK.offsetSeconds) })}</p>
      )}
    </div>
  );
}
