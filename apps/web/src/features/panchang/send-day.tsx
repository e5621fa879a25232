import { useT } from "#i18n/use-t.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useDialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import type { SentDay } from "./send/sent-day.ts";

const TITLE_ID = "send-day-title";
const loadDayPicture = () => import("./day-picture.tsx");

/** The way to send the day on. What draws it is loaded when it is pressed. */
export function SendDay({ sent, className }: { readonly sent: SentDay; readonly className: string }) {
  const t = useT();
  const dialog = useDialogEntry();
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={dialog.open}>
        <Icon name="share" />
        {t("dayPicture.open")}
      </button>
      <Dialog
        entry={dialog}
        titleId={TITLE_ID}
        buttons={
          <Button look="outline" onClick={() => void dialog.close()}>
            {t("ui.close")}
          </Button>
        }
      >
        <h2 id={TITLE_ID} tabIndex={-1}>
          {t("dayPicture.title")}
        </h2>
        <LatePiece load={loadDayPicture} given={sent} waiting={<Spinner>{t("dayPicture.drawing")}</Spinner>} />
      </Dialog>
    </>
  );
}
