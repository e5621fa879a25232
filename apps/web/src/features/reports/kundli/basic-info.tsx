import { birthPlace } from "#api/birth/birth-place.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatDate } from "#i18n/format-date.ts";
import { formatTime } from "#i18n/format-time.ts";
import { typedDate, typedTime } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { useBirthPlaceWords } from "#person/details/use-birth-place-words.ts";
import { FactRows } from "#person/report/fact-rows.tsx";
import { Fold } from "#ui/fold/fold.tsx";

/** What was entered about the person, as far as the chart depends on it. */
export function BasicInfo({ details }: { readonly details: ShownDetails }) {
  const t = useT();
  const { lang } = useLanguage();
  const isTimeUnknown = useIsTimeUnknown();
  const place = useBirthPlaceWords(details);
  const { latitudeDeg, longitudeDeg, isLocated } = birthPlace(details);
  return (
    <Fold title={t("reports.basicInfo")}>
      <FactRows
        rows={[
          { label: "reports.name", value: `${details.firstName} ${details.lastName}` },
          { label: "reports.birthDate", value: formatDate(typedDate(details.birthDate), lang) },
          {
            label: "reports.birthTime",
            value: isTimeUnknown ? t("results.notKnown") : formatTime(typedTime(details.birthTime), lang),
          },
          { label: "reports.location", value: place },
          ...(isLocated
            ? [{ label: "reports.coordinates", value: formatCoordinates(latitudeDeg, longitudeDeg, lang) } as const]
            : []),
        ]}
      />
    </Fold>
  );
}
