import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useT } from "#i18n/use-t.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useDialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import { OwnLink } from "./own-link.tsx";
import { ViewLink } from "./view-link.tsx";

interface ShareChartProps {
  readonly details: ShownDetails;
  readonly recordId: string;
}

/** Two links to a chart: first the one to send, then the one that is a key. */
export function ShareChart({ details, recordId }: ShareChartProps) {
  const t = useT();
  const dialog = useDialogEntry();
  return (
    <>
      <Button look="outline" aria-haspopup="dialog" onClick={dialog.open}>
        <Icon name="share" />
        {t("share.open")}
      </Button>
      <Dialog
        entry={dialog}
        titleId="share-title"
        shape="phoneSheet"
        buttons={
          <Button look="outline" onClick={() => void dialog.close()}>
            {t("ui.close")}
          </Button>
        }
      >
        <h2 id="share-title" tabIndex={-1}>
          {t("share.title", { name: details.firstName })}
        </h2>
        <ViewLink details={details} recordId={recordId} />
        <OwnLink recordId={recordId} />
      </Dialog>
    </>
  );
}
