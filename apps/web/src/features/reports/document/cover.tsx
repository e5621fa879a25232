import { birthPlace } from "#api/birth/birth-place.ts";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useClockOfBirth } from "#api/birth/use-clock-of-birth.ts";
import { useReport } from "#api/reports/use-report.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatClock } from "#i18n/format-clock.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { UnlocatedNote } from "#person/details/unlocated-note.tsx";
import { useBirthInWords } from "#person/details/use-birth-in-words.ts";
import { useBirthPlaceWords } from "#person/details/use-birth-place-words.ts";
import { ConventionsList } from "#person/report/conventions-list.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./document.module.css";

interface CoverProps {
  readonly details: ShownDetails;
  readonly birth: BirthQuestion;
  readonly madeOn: string;
  /** The reader wants the email and the mobile number in it. */
  readonly hasContact: boolean;
}

/** Who, when and where, by which clock and which conventions, and the day of the document. */
export function Cover({ details, birth, madeOn, hasContact }: CoverProps) {
  const t = useT();
  const { lang } = useLanguage();
  const born = useBirthInWords(details);
  const place = useBirthPlaceWords(details);
  const clock = useClockOfBirth(details);
  const { answer, error } = useReport("planetDetails", birth);
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(details);
  const name = `${details.firstName} ${details.lastName}`;
  const rows: readonly (readonly [MessageId, string])[] = [
    ["reports.coordinates", formatCoordinates(latitudeDeg, longitudeDeg, lang)],
    ["document.clock", clock ? formatClock(clock.zone, clock.offsetSeconds, lang) : "\u00a0"],
    ["document.made", madeOn],
    ...(hasContact && details.email ? ([["birth.email", details.email]] as const) : []),
    ...(hasContact && details.mobile ? ([["birth.mobile", details.mobile]] as const) : []),
  ];
  return (
    <header>
      <p className={styles.kicker}>{t("doors.title")}</p>
      <PageTitle id="title.report" title={`${name}, ${t("title.report")}`} className={styles.name}>
        {name}
      </PageTitle>
      <p className={styles.born}>
        {born}
        <br />
        {place}
      </p>
      <dl className={`ledger num ${styles.facts}`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {clock?.note && <p className={styles.note}>{t(`clock.${clock.note}`)}</p>}
      {!isLocated && <UnlocatedNote location={details.location} isViewOnly={details.isViewOnly} />}
      {!error && (
        <section className={styles.how} aria-labelledby="how-title" aria-busy={answer === undefined}>
          <h2 id="how-title">{t("results.how")}</h2>
          {answer ? <ConventionsList answer={answer} /> : <Skeleton lines={6} />}
        </section>
      )}
    </header>
  );
}
