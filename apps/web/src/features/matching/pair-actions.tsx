import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import styles from "./pair-actions.module.css";

interface PairActionsProps {
  onSwap(): void;
  onChange(): void;
  onForget(): void;
}

/** What can be done with the two births. */
export function PairActions({ onSwap, onChange, onForget }: PairActionsProps) {
  const t = useT();
  return (
    <div className={`no-print ${styles.actions}`}>
      <Button look="outline" onClick={onChange}>
        {t("matching.change")}
      </Button>
      <Button look="outline" onClick={() => print()}>
        {t("results.print")}
      </Button>
      <Button look="quiet" onClick={onSwap}>
        <Icon name="swap" />
        {t("matching.swap")}
      </Button>
      <Button look="quiet" onClick={onForget}>
        {t("matching.forget")}
      </Button>
    </div>
  );
}
