import type { YearlyEndingSentence, YearlyPastPhase, YearlyPhase } from "@vedanga/contract";
import { useId, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/press/button.tsx";
import { Aspects } from "#ui/score/aspects.tsx";
import { ScoreBar } from "#ui/score/score-bar.tsx";
import { toneOfYear, YEAR_MARK } from "#ui/score/score-tone.ts";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import styles from "./phase.module.css";
import { toldOver } from "./told-over.ts";

const ASPECTS = ["health", "career", "relationship", "travel", "family", "friends", "finances", "status"] as const;
const MARKS = [YEAR_MARK];

interface PhaseProps {
  readonly phase: YearlyPhase;
  /** The same told as over, if it is. */
  readonly past: YearlyPastPhase | null;
  /** Its sentences that are over before it is. */
  readonly over: readonly YearlyEndingSentence[];
  /** It is the quarter that runs. */
  readonly isPresent: boolean;
}

/** A quarter of the year: its score, what it is about, and eight parts of life when they are opened. */
export function Phase({ phase, past, over, isPresent }: PhaseProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const aspects = ASPECTS.map((aspect) => ({
    id: aspect,
    name: t(`year.aspect.${aspect}`),
    score: phase[aspect].score,
    text: past?.[aspect] ?? toldOver(phase[aspect].prediction, aspect, over),
  })).filter(({ text }) => text.trim() !== "");
  return (
    <section className={`oxford ${styles.phase}`} data-below-screen="phone" aria-labelledby={`${id}title`}>
      <header>
        <h2 id={`${id}title`}>
          {phase.period} {isPresent && <span className={styles.now}>{t("year.now")}</span>}
        </h2>
        <p className={styles.score}>
          <b>{phase.score}</b>/100
        </p>
        <ScoreBar score={phase.score} tone={toneOfYear(phase.score)} marks={MARKS} className={styles.bar} />
      </header>
      <div>
        <h3 className={styles.label}>{t("year.overall")}</h3>
        <Paragraphs text={past?.prediction ?? phase.prediction} className={styles.text} />
        <Button
          look="outline"
          className={styles.toggle}
          data-needs-script=""
          aria-expanded={isOpen}
          aria-controls={`${id}details`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "year.less" : "year.more")}
        </Button>
      </div>
      <div id={`${id}details`} className={styles.details} hidden={!isOpen}>
        {isOpen && <Aspects aspects={aspects} toneOf={toneOfYear} marks={MARKS} />}
      </div>
    </section>
  );
}
