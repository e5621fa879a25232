import type { UserDetails } from "@vedanga/contract";
import { birthPlace } from "#api/birth/birth-place.ts";
import { useBirthQuestion } from "#api/birth/use-birth-question.ts";
import { useClockOfBirth } from "#api/birth/use-clock-of-birth.ts";
import { formatClock } from "#i18n/format-clock.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatFullDate } from "#i18n/format-date.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { formatTime } from "#i18n/format-time.ts";
import { typedDate, typedTime } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { RulesOfBirth } from "#person/details/rules-of-birth.tsx";
import { UnlocatedNote } from "#person/details/unlocated-note.tsx";
import { useBirthPlaceWords } from "#person/details/use-birth-place-words.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { ChartFigure } from "#ui/chart-figure/chart-figure.tsx";
import { useCharts } from "#ui/chart-figure/use-chart.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { EraseDetails } from "./erase-details.tsx";
import styles from "./saved-details.module.css";
import { ascendantDoubtDeg, cautionOf } from "./time-accuracy.ts";

interface SavedDetailsProps {
  readonly details: UserDetails;
  readonly recordId: string | null;
  onErased(): void;
}

/** The person of the session with their navamsa, and the doors to change or erase what is kept. */
export default function SavedDetails({ details, recordId, onErased }: SavedDetailsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const question = useBirthQuestion(details);
  const clock = useClockOfBirth(details);
  const place = useBirthPlaceWords(details);
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(details);
  const name = `${details.firstName} ${details.lastName}`;
  const caution = cautionOf(details.timeAccuracyMinutes);
  const isTimeUnknown = caution === "unknown";
  const charts = useCharts([{ ...question, div: isTimeUnknown ? "moon" : "D9", isWithoutAscendant: isTimeUnknown }]);
  const time = isTimeUnknown ? t("birth.sureUnknown") : formatTime(typedTime(details.birthTime), lang, "sentence");
  const duration = formatDuration(details.timeAccuracyMinutes ?? 0, t);
  const rows = [
    ["birth.name", name],
    ...(details.email ? ([["birth.email", details.email]] as const) : []),
    ...(details.mobile ? ([["birth.mobile", details.mobile]] as const) : []),
    ["birth.date", formatFullDate(typedDate(details.birthDate), lang)],
    ["birth.time", time],
    ...(caution && !isTimeUnknown ? ([["birth.sure", t("birth.sureWithin", { duration })]] as const) : []),
    ["birth.place", place],
    ["birth.coordinates", formatCoordinates(latitudeDeg, longitudeDeg, lang)],
    ["birth.zone", clock ? formatClock(clock.zone, clock.offsetSeconds, lang) : "\u00a0"],
  ] as const;

  return (
    <div className="sheet">
      <header className={styles.head}>
        <PageTitle id="title.calculator" className={styles.title}>
          {t(isTimeUnknown ? "birth.moonChartOf" : "birth.navamsaOf", { name })}
        </PageTitle>
        <p className={styles.lead}>{t(isTimeUnknown ? "birth.moonChartLead" : "birth.navamsaLead")}</p>
      </header>
      <div className={`oxford ${styles.columns}`}>
        <div className={styles.chart}>
          {charts.map((chart) => (
            <ChartFigure
              key="navamsa"
              chart={chart}
              caption={t(isTimeUnknown ? "results.chartsOfNoon" : "birth.navamsaCaption")}
            />
          ))}
          <RulesOfBirth />
        </div>
        <section className={styles.person} aria-labelledby="saved-details-title">
          <h2 id="saved-details-title">{t("title.calculator")}</h2>
          {!isLocated && <UnlocatedNote location={details.location} />}
          {caution && (
            <p className={styles.caution}>
              {t(`birth.caution.${caution}`, { degrees: ascendantDoubtDeg(details.timeAccuracyMinutes ?? 0) })}
            </p>
          )}
          <dl className="ledger">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd key={value}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.doors}>
            <AppLink to="/results" className={buttonLook("solid")}>
              {t("birth.seeChart")}
            </AppLink>
            <AppLink to="/calculator?edit=1" className={buttonLook("outline")}>
              {t("birth.edit")}
            </AppLink>
            <EraseDetails recordId={recordId} onErased={onErased} />
          </div>
        </section>
      </div>
    </div>
  );
}
