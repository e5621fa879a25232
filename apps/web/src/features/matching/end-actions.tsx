import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/press/button.tsx";
import styles from "./pair-actions.module.css";

/** What is done once all is read. */
export function EndActions({ onForget }: { onForget(): void }) {
  const t = useT();
  return (
    <div className={`no-print ${styles.actions}`}>
      <Button look="outline" onClick={() => print()}>
        {t("results.print")}
      </Button>
      <Button look="quiet" onClick={onForget}>
        {t("matching.forget")}
      </Button>
    </div>
  );
}
