import { useT } from "#i18n/use-t.ts";
import type { Future } from "#person/details/future-birth.ts";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import styles from "./future-question.module.css";

interface FutureQuestionProps {
  readonly future: NonNullable<Future>;
  onConfirmed(): void;
  onDenied(): void;
}

/** A future birth is questioned and not refused: some people cast the chart of a coming day. */
export function FutureQuestion({ future, onConfirmed, onDenied }: FutureQuestionProps) {
  const t = useT();
  return (
    <AlertPanel>
      <p>{t("birth.future", { what: future })}</p>
      <div className={styles.answers}>
        <Button look="outline" onClick={onConfirmed}>
          {t("birth.futureMeant")}
        </Button>
        <Button look="quiet" onClick={onDenied}>
          {t("birth.futureChange", { what: future })}
        </Button>
      </div>
    </AlertPanel>
  );
}
