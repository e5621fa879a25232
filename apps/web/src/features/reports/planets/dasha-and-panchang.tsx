import type { ReactNode } from "react";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { PLACED, type Placements } from "#api/wire/planet-details.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useMonthName } from "#person/almanac/use-month-name.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { Differences } from "#person/certainty/differences.tsx";
import { shortName } from "#person/grahas/short-name.ts";
import { FactRows } from "#person/report/fact-rows.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import styles from "./halves.module.css";

const LIMBS: ReadonlySet<string> = new Set(["panchang.tithi", "panchang.yoga", "panchang.karana", "masa"]);

type Dasha = "atBirth" | "now";

interface DashaAndPanchangProps {
  readonly planets: Placements | undefined;
  readonly birth: BirthQuestion;
}

/** The dashas at birth and now, and the limbs of the almanac at the moment of birth. */
export function DashaAndPanchang({ planets, birth }: DashaAndPanchangProps) {
  const t = useT();
  const { lang } = useLanguage();
  const monthName = useMonthName();
  const isTimeUnknown = useIsTimeUnknown();
  const atNoon = (figure: string): string => (isTimeUnknown ? t("results.atNoon", { figure }) : figure);

  const lordsOf = ({ placements, dashas }: Placements, dasha: Dasha): string => {
    const names = PLACED.slice(1).map((id) => placements[id].full_name);
    const written = dashas[dasha].lords.map((lord) => names.find((name) => shortName(name, lang) === lord) ?? lord);
    return written.length === 0 ? t("planets.noDasha") : atNoon(written.join(", "));
  };
  const dashaRows = (label: MessageId, dasha: Dasha) => (
    <FactRows
      rows={[
        { label, value: planets && lordsOf(planets, dasha) },
        { label: "planets.asOf", value: planets && formatDate(planets.dashas[dasha].on, lang) },
      ]}
      className={styles.single}
      valueClass="num"
    />
  );
  const limbs: readonly (readonly [MessageId, (panchang: Placements["panchang"]) => ReactNode])[] = [
    ["results.tithi", ({ tithi }) => atNoon(tithi)],
    ["results.yoga", ({ yoga }) => atNoon(yoga)],
    ["results.karana", ({ karana }) => atNoon(karana)],
    ["planets.month", ({ masa }) => monthName(masa)],
  ];
  return (
    <div className={`oxford ${styles.section} ${styles.halves}`} aria-busy={planets === undefined}>
      <section aria-labelledby="dashas">
        <h2 id="dashas" className={styles.title}>
          {t("planets.dashaInformation")}
        </h2>
        {dashaRows("planets.birthDasha", "atBirth")}
        {dashaRows("planets.currentDasha", "now")}
        <Differences of={["mahadasha", "antardasha", "pratyantardasha"]} />
        <WhyReport
          kind="planetDetails"
          birth={birth}
          question={t("planets.whyFigures")}
          about={t("planets.dashaInformation")}
          isMeant={(field) => field === "birth_dasa" || field === "current_dasa"}
        />
      </section>
      <section aria-labelledby="panchang">
        <h2 id="panchang" className={styles.title}>
          {t("planets.panchangDetails")}
        </h2>
        <FactRows
          rows={limbs.map(([label, value]) => ({ label, value: planets && value(planets.panchang) }))}
          className={styles.single}
        />
        <WhyReport
          kind="planetDetails"
          birth={birth}
          question={t("planets.whyFigures")}
          about={t("planets.panchangDetails")}
          isMeant={(field) => LIMBS.has(field)}
        />
      </section>
    </div>
  );
}
