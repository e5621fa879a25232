import { useQuery } from "@tanstack/react-query";
import type { Place } from "@vedanga/contract";
import { useState } from "react";
import { rememberedCity } from "#almanac/remembered-city.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useBirthQuestion } from "#api/birth/use-birth-question.ts";
import { ownDays, type Remembered } from "#api/own-days.ts";
import { useT } from "#i18n/use-t.ts";
import { RulesOfBirth } from "#person/details/rules-of-birth.tsx";
import { useBirthPlaceWords } from "#person/details/use-birth-place-words.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { CityField } from "#ui/city-field/city-field.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { placeText } from "#ui/place-combobox/place-words.ts";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { ChangeSections } from "./change-sections.tsx";
import { CountedBy } from "./counted-by.tsx";
import { DaySection } from "./day-section.tsx";
import styles from "./own-days.module.css";
import { PersonalFeed } from "./personal-feed.tsx";
import { RemembranceSection } from "./remembrance-section.tsx";

const loadCity = pieceOfScreen(() => import("#ui/city-field/city-field-piece.tsx"));

type City = Omit<Place, "population">;

interface OwnDaysProps {
  readonly details: ShownDetails;
  readonly recordId: string | null;
}

/** The days that come back each year for one person, kind by kind, and what changes in these years. */
export function OwnDays({ details, recordId }: OwnDaysProps) {
  const t = useT();
  const birth = useBirthQuestion(details);
  const remembered = useKeptValue(rememberedCity);
  const [chosen, setChosen] = useState<City | null>(null);
  const [death, setDeath] = useState<Remembered>();
  const city = chosen ?? remembered;
  const at = city ? { lat: city.lat, lon: city.lon, zone: city.zone } : undefined;
  const asked = { minutes: details.timeAccuracyMinutes ?? 0, at, remembered: death };
  const { data, error, refetch } = useQuery(ownDays(birth, asked));
  const birthPlace = useBirthPlaceWords(details);
  const name = `${details.firstName} ${details.lastName}`;

  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id="title.ownDays" />
      <p className={styles.lede}>{t("ownDays.lede", { name })}</p>
      <RulesOfBirth />
      <div className={styles.place}>
        <CityField
          load={loadCity}
          id="own-days-place"
          label={t("ownDays.place")}
          name={city ? placeText(city) : birthPlace}
          onChosen={setChosen}
        />
        <p className={`no-print ${styles.note}`}>{t(city ? "ownDays.placeNote" : "ownDays.placeOfBirth")}</p>
      </div>
      {error && !data && (
        <ErrorPanel error={error} onRetry={() => void refetch()}>
          {t("ownDays.failed")}
        </ErrorPanel>
      )}
      {!error && !data && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      {data && (
        <>
          <CountedBy birth={data.birth} />
          <div className={styles.sections}>
            <DaySection kind="tithi_birthday" days={data.days} isOpenAtFirst />
            <DaySection kind="star_birthday" days={data.days} />
            <DaySection kind="solar_star_birthday" days={data.days} />
            <RemembranceSection answer={data} death={death} onChosen={setDeath} />
            <ChangeSections answer={data} isMinuteOpen={asked.minutes > 0} />
            {recordId !== null && !details.isViewOnly && (
              <PersonalFeed recordId={recordId} at={at} remembered={death} conventions={birth.conventions ?? {}} />
            )}
          </div>
        </>
      )}
      <p className={`no-print ${styles.back}`}>
        <AppLink to="/results">{t("ownDays.back")}</AppLink>
      </p>
    </div>
  );
}
