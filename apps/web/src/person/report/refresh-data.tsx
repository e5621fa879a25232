import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/press/button.tsx";

interface RefreshDataProps {
  readonly isBusy: boolean;
  /** Drops what the browser kept of the report, and asks again. */
  onRefresh(): void;
}

export function RefreshData({ isBusy, onRefresh }: RefreshDataProps) {
  const t = useT();
  return (
    <div className="no-print">
      <Button look="quiet" isBusy={isBusy} onClick={onRefresh}>
        {t("reports.refresh")}
      </Button>
    </div>
  );
}
