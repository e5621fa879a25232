import { useT } from "#i18n/use-t.ts";
import { Paragraphs } from "../text/paragraphs.tsx";
import styles from "./aspects.module.css";
import { ScoreBar } from "./score-bar.tsx";
import type { ScoreTone } from "./score-tone.ts";

export interface Aspect {
  readonly id: string;
  readonly name: string;
  /** 0 to 100. */
  readonly score: number;
  readonly text?: string | undefined;
}

interface AspectsProps {
  readonly aspects: readonly Aspect[];
  toneOf(score: number): ScoreTone;
  readonly marks: readonly number[];
  /** The rank of their titles. */
  readonly level?: 3 | 4;
}

/** Parts of life, each with its score, a bar and what is said of it. */
export function Aspects({ aspects, toneOf, marks, level = 3 }: AspectsProps) {
  const t = useT();
  const Title = `h${level}` as const;
  return (
    <ul className={styles.aspects}>
      {aspects.map(({ id, name, score, text }) => (
        <li key={id} className={styles.aspect}>
          <Title className={styles.title}>
            <span>{name}</span> <span className={`num ${styles.score}`}>{t("ui.ofHundred", { score })}</span>
          </Title>
          <ScoreBar score={score} tone={toneOf(score)} marks={marks} />
          {text && <Paragraphs text={text} className={styles.text} />}
        </li>
      ))}
    </ul>
  );
}
