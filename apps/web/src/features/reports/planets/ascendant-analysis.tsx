import type { AscendantReport } from "@vedanga/contract";
import type { ReactNode } from "react";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { Differences } from "#person/certainty/differences.tsx";
import { FactRows } from "#person/report/fact-rows.tsx";
import { addressOfTab } from "#person/report/report-tabs.ts";
import { WhyReport } from "#person/report/why-report.tsx";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./ascendant-analysis.module.css";

/** As specified a strong lord is green and any other orange; an exalted one is stronger still. */
const GREEN: ReadonlySet<AscendantReport["ascendant_lord_strength"]> = new Set(["Strong", "Exalted"]);

type Row = readonly [MessageId, (said: AscendantReport) => ReactNode];

interface AscendantAnalysisProps {
  readonly said: AscendantReport | undefined;
  readonly birth: BirthQuestion;
}

/** What the rising sign and its lord say of the person. */
export function AscendantAnalysis({ said, birth }: AscendantAnalysisProps) {
  const t = useT();
  const facts: readonly Row[] = [
    ["planets.lord", ({ ascendant_lord }) => ascendant_lord],
    [
      "planets.lordPosition",
      ({ ascendant_lord_location: sign, ascendant_lord_house_location: house }) =>
        t("results.signAndHouse", { sign, house }),
    ],
    [
      "planets.lordStrength",
      ({ ascendant_lord_strength: strength }) => (
        <b className={GREEN.has(strength) ? styles.strong : styles.weaker}>{t(`results.strength.${strength}`)}</b>
      ),
    ],
    ["planets.symbol", ({ symbol }) => symbol],
  ];
  const texts: readonly Row[] = [
    ["planets.general", ({ general_prediction }) => <p>{general_prediction}</p>],
    ["planets.personal", ({ personalised_prediction }) => <p>{personalised_prediction}</p>],
    ["results.strengths", ({ good_qualities }) => <Qualities words={good_qualities} />],
    ["results.challenges", ({ bad_qualities }) => <Qualities words={bad_qualities} />],
    ["planets.keyQuality", ({ flagship_qualities }) => <p>{flagship_qualities}</p>],
    ["planets.characteristics", ({ zodiac_characteristics }) => <p>{zodiac_characteristics}</p>],
    ["planets.guidance", ({ spirituality_advice }) => <p>{spirituality_advice}</p>],
    [
      "planets.gemstone",
      ({ lucky_gem }) => (
        <p>
          <AppLink to={addressOfTab("gem_suggestions")} className={styles.gem}>
            {lucky_gem}
          </AppLink>
        </p>
      ),
    ],
    ["planets.fasting", ({ day_for_fasting }) => <p>{day_for_fasting}</p>],
    ["planets.mantra", ({ gayatri_mantra }) => <p className={styles.mantra}>{gayatri_mantra}</p>],
  ];
  return (
    <div aria-busy={said === undefined}>
      <Fold title={t("planets.analysis")} isOpenAtFirst>
        <FactRows rows={facts.map(([label, value]) => ({ label, value: said && value(said) }))} />
        <Differences of={["lord_house", "gem"]} detailsOf={["lagna"]} />
        <div className={styles.texts}>
          {texts.map(([label, text]) => (
            <div key={label}>
              <h3>{t(label)}</h3>
              {said ? text(said) : <Skeleton lines={2} />}
            </div>
          ))}
        </div>
        <WhyReport
          kind="ascendantReport"
          birth={birth}
          question={t("planets.whyFigures")}
          about={t("planets.analysis")}
        />
      </Fold>
    </div>
  );
}

/** Four words with commas between them, as a list. */
const Qualities = ({ words }: { readonly words: string }) => (
  <ul className={styles.qualities}>
    {words.split(", ").map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
);
