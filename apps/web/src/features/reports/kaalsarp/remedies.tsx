import { type KeyboardEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon.tsx";
import { AnnounceChange } from "#ui/message/announce-change.tsx";
import { SquareButton } from "#ui/press/square-button.tsx";
import styles from "./remedies.module.css";
import { steppedRound } from "./stepped-round.ts";

const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

/** Practices one at a time. They turn only when asked to, and after the last comes the first; on paper all are there. */
export function Remedies({ remedies }: { readonly remedies: readonly string[] }) {
  const t = useT();
  const [index, setIndex] = useState(0);
  const count = remedies.length;
  const step = (steps: number) => setIndex(steppedRound(index, steps, count));
  const byKey = (event: KeyboardEvent) => {
    const steps = STEPS.get(event.key);
    if (steps === undefined) return;
    event.preventDefault();
    step(steps);
  };
  const counter = t("kaalsarp.remedyOf", { n: index + 1, count });
  return (
    <section className={styles.remedies} aria-label={t("kaalsarp.remedies")}>
      <ul className={styles.texts}>
        {remedies.map((remedy, place) => (
          <li key={remedy} data-shown={place === index || undefined} aria-hidden={place !== index}>
            {remedy}
          </li>
        ))}
      </ul>
      <div className={`no-print ${styles.controls}`}>
        <SquareButton aria-label={t("kaalsarp.previousRemedy")} onClick={() => step(-1)} onKeyDown={byKey}>
          <Icon name="arrow" />
        </SquareButton>
        <p className={styles.counter}>{counter}</p>
        <SquareButton aria-label={t("kaalsarp.nextRemedy")} onClick={() => step(1)} onKeyDown={byKey}>
          <Icon name="arrow" />
        </SquareButton>
      </div>
      <AnnounceChange words={`${counter}. ${remedies[index] ?? ""}`} />
      <p className={styles.note}>{t("results.remediesNote")}</p>
    </section>
  );
}
