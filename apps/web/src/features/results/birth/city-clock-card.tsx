import type { BirthClock } from "#api/birth/birth-clock.ts";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useReport } from "#api/reports/use-report.ts";
import type { Placement, Placements } from "#api/wire/planet-details.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatDate } from "#i18n/format-date.ts";
import { formatDegreesInSign } from "#i18n/format-degrees.ts";
import { formatTime } from "#i18n/format-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { type CityClock, cityClockOf, cityOffsetSeconds, sameMoment } from "./city-clock.ts";
import styles from "./city-clock-card.module.css";

const HOUR_S = 3600;
const WAITING = "\u00a0";

interface CityClockCardProps {
  readonly details: ShownDetails;
  readonly clock: BirthClock | undefined;
  readonly birth: BirthQuestion;
  readonly planets: Placements | undefined;
}

/** Where a birth may have been written down by a city's own time: what then differs, and how to enter it. */
export function CityClockCard({ details, ...rest }: CityClockCardProps) {
  const city = cityClockOf(details);
  const isTimeUnknown = useIsTimeUnknown();
  return city === null || isTimeUnknown ? null : <Card city={city} details={details} {...rest} />;
}

function Card({ city, details, clock, birth, planets }: CityClockCardProps & { readonly city: CityClock }) {
  const t = useT();
  const { lang } = useLanguage();
  const byCity = { ...birth, zone: undefined, tz: cityOffsetSeconds(city) / HOUR_S };
  const { answer, error, refresh } = useReport("planetDetails", byCity);
  const other = answer?.response;
  const same = clock && sameMoment(details, city, clock.offsetSeconds);

  const rows: readonly { readonly title: MessageId; readonly of: (planets: Placements) => [string, string] }[] = [
    { title: "results.ascendant", of: ({ placements: { lagna } }) => [lagna.zodiac, inSign(lagna)] },
    { title: "results.moonSign", of: ({ rasi, placements: { moon } }) => [rasi, inSign(moon)] },
  ];
  const inSign = (body: Placement): string =>
    t("results.degreesAndStar", {
      degrees: formatDegreesInSign(body.local_degree),
      star: body.nakshatra,
      pada: body.nakshatra_pada,
    });
  const cell = (of: (typeof rows)[number]["of"], chart: Placements | undefined) => {
    const [sign, detail] = chart ? of(chart) : [WAITING, WAITING];
    return (
      <td>
        <b>{sign}</b> <span className="num">{detail}</span>
      </td>
    );
  };

  return (
    <section className={styles.card} aria-labelledby="city-clock" aria-busy={other === undefined && error === null}>
      <h2 id="city-clock" className={styles.title}>
        {t(`cityClock.${city}.title`)}
      </h2>
      <p>{t(`cityClock.${city}.text`)}</p>
      {error ? (
        <ErrorPanel error={error} onRetry={refresh}>
          {t("cityClock.failed")}
        </ErrorPanel>
      ) : (
        <table className={styles.table} aria-labelledby="city-clock">
          <thead>
            <tr>
              <td />
              <th scope="col">{t("cityClock.standard")}</th>
              <th scope="col">{t(`cityClock.${city}.own`)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, of }) => (
              <tr key={title}>
                <th scope="row">{t(title)}</th>
                {cell(of, planets)}
                {cell(of, other)}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {same
          ? t(`cityClock.${city}.enter`, {
              date: formatDate(same.date, lang),
              time: formatTime(same.time, lang, "sentence"),
            })
          : WAITING}
      </p>
    </section>
  );
}
