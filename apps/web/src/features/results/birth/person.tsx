import type { UserDetails } from "@vedanga/contract";
import type { BirthClock } from "#api/birth-clock.ts";
import { birthPlace } from "#api/birth-place.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatDate, formatWeekday } from "#i18n/format-date.ts";
import { formatOffset } from "#i18n/format-offset.ts";
import { formatTime } from "#i18n/format-time.ts";
import { typedDate, typedTime } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { UNKNOWN_TIME_MINUTES } from "#person/certainty/certainty.tsx";
import { UnlocatedNote } from "#person/details/unlocated-note.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import styles from "./person.module.css";

interface PersonProps {
  readonly details: UserDetails;
  readonly clock: BirthClock | undefined;
}

function bornOn(accuracyMinutes = 0): MessageId {
  if (accuracyMinutes >= UNKNOWN_TIME_MINUTES) return "results.bornSomeTime";
  return accuracyMinutes > 0 ? "results.bornAbout" : "results.bornOn";
}

/** Who, when and where; and by which clock and for which point it was calculated. */
export function Person({ details, clock }: PersonProps) {
  const t = useT();
  const { lang } = useLanguage();
  const date = typedDate(details.birthDate);
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(details);
  const clockText = clock && [clock.zone, formatOffset(clock.offsetSeconds)].filter(Boolean).join(", ");

  return (
    <header className={styles.person}>
      <PageTitle id="title.results" className={styles.name}>
        {`${details.firstName} ${details.lastName}`}
      </PageTitle>
      <p className={styles.birth}>
        {t(bornOn(details.timeAccuracyMinutes), {
          date: formatDate(date, lang),
          weekday: formatWeekday(date, lang),
          time: formatTime(typedTime(details.birthTime), lang, "sentence"),
        })}
        <br />
        {details.location}
      </p>
      <p className={`num ${styles.point}`}>
        <span>{formatCoordinates(latitudeDeg, longitudeDeg, lang)}</span>
        <span>{clockText ?? "\u00a0"}</span>
      </p>
      {clock?.note && <p className={styles.notice}>{t(`clock.${clock.note}`)}</p>}
      {!isLocated && (
        <div className={styles.unlocated}>
          <UnlocatedNote location={details.location} />
        </div>
      )}
    </header>
  );
}
