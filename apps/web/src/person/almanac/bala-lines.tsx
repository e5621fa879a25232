import { useQuery } from "@tanstack/react-query";
import type { CivilDate, ConventionsUsed, UserDetails } from "@vedanga/contract";
import { useBirthQuestion } from "#api/birth/use-birth-question.ts";
import { panchangBala } from "#api/panchang-bala.ts";
import { useReport } from "#api/reports/use-report.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import { type Instant, toNearestMinute } from "#i18n/wall-instant.ts";
import { Why } from "#ui/why/why.tsx";
import styles from "./bala-lines.module.css";

interface BalaLinesProps {
  readonly details: UserDetails;
  readonly date: CivilDate;
  readonly place: { readonly lat: string; readonly lon: string; readonly zone: string };
  /** The rules of the page they are on, which its address may name: those that differ from the default. */
  readonly conventions: Partial<ConventionsUsed>;
}

interface Stretch {
  readonly end: Instant;
  readonly bala_name: string;
  readonly text: string;
}

/** Tara bala and chandra bala of a day for a person, each with the hour at which it changes. */
export default function BalaLines({ details, date, place: { lat, lon, zone }, conventions }: BalaLinesProps) {
  const t = useT();
  const clock = useClock();
  const birth = { ...useBirthQuestion(details), conventions };
  const moon = useReport("planetDetails", birth).answer?.response.placements.moon;
  const { data } = useQuery({
    ...panchangBala({
      ...{ date, lat, lon, zone, lang: birth.lang, conventions },
      ...{ star: moon?.nakshatra_no ?? 1, zodiac: moon?.rasi_no ?? 1 },
    }),
    enabled: moon !== undefined,
  });

  const told = <T extends Stretch>(stretches: readonly T[], nameOf: (one: T) => string): string =>
    stretches
      .map((one, index) => {
        const bala = t("bala.of", { name: nameOf(one), bala: one.bala_name });
        if (index === stretches.length - 1) return bala;
        return t("bala.until", { bala, time: clock.instantOf(toNearestMinute(one.end), date) });
      })
      .join("; ");

  return (
    <section className={styles.lines} aria-label={t("bala.title", { name: details.firstName })}>
      {data && (
        <>
          <p className={styles.title}>{t("bala.title", { name: details.firstName })}</p>
          <p>{t("bala.tara", { told: told(data.tara, ({ name }) => name) })}</p>
          <p>{t("bala.chandra", { told: told(data.chandra, ({ sign_name }) => sign_name) })}</p>
          <Why about={t("bala.about")}>
            {[...data.tara, ...data.chandra].map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </Why>
        </>
      )}
    </section>
  );
}
