import type { BirthClock } from "#api/birth/birth-clock.ts";
import { birthPlace } from "#api/birth/birth-place.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { formatClock } from "#i18n/format-clock.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { UnlocatedNote } from "#person/details/unlocated-note.tsx";
import { useBirthInWords } from "#person/details/use-birth-in-words.ts";
import { useBirthPlace } from "#person/details/use-birth-place-words.ts";
import { ViewOnlyNote } from "#person/details/view-only-note.tsx";
import { HoldsServed } from "#person/served/served-person.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import styles from "./person.module.css";

interface PersonProps {
  readonly details: ShownDetails;
  readonly clock: BirthClock | undefined;
}

/** Who, when and where; and by which clock and for which point it was calculated. */
export function Person({ details, clock }: PersonProps) {
  const t = useT();
  const { lang } = useLanguage();
  const born = useBirthInWords(details);
  const place = useBirthPlace(details);
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(details);
  const clockText = clock && formatClock(clock.zone, clock.offsetSeconds, lang);

  return (
    <header className={styles.person}>
      <PageTitle id="title.results" className={styles.name}>
        {`${details.firstName} ${details.lastName}`}
      </PageTitle>
      <p className={styles.birth}>
        {born}
        <br />
        {place.words}
      </p>
      <p className={`num ${styles.point}`}>
        <span>{formatCoordinates(latitudeDeg, longitudeDeg, lang)}</span>
        <span>{clockText ?? "\u00a0"}</span>
      </p>
      {(clock === undefined || place.areComing) && <HoldsServed />}
      {details.isViewOnly && <ViewOnlyNote />}
      {clock?.note && <p className={styles.notice}>{t(`clock.${clock.note}`)}</p>}
      {!isLocated && (
        <div className={styles.unlocated}>
          <UnlocatedNote location={details.location} isViewOnly={details.isViewOnly} />
        </div>
      )}
    </header>
  );
}
