import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import styles from "./pair-actions.module.css";

interface PairActionsProps {
  onSwap(): void;
  onChange(): void;
}

/** How the two births are put right, above what is compared. */
export function PairActions({ onSwap, onChange }: PairActionsProps) {
  const t = useT();
  return (
    <div className={`no-print ${styles.actions}`}>
      <Button look="outline" onClick={onChange}>
        {t("matching.change")}
      </Button>
      <Button look="quiet" onClick={onSwap}>
        <Icon name="swap" />
        {t("matching.swap")}
      </Button>
    </div>
  );
}
