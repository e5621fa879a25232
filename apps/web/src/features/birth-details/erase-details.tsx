import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { logFault } from "#platform/log-fault.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useDialogEntry } from "#ui/dialog/use-dialog-entry.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import { useEraseDetails } from "./use-erase-details.ts";

interface EraseDetailsProps {
  readonly recordId: string | null;
  onErased(): void;
}

/** Asks once, then erases the record on the server and what this session keeps. */
export function EraseDetails({ recordId, onErased }: EraseDetailsProps) {
  const t = useT();
  const dialog = useDialogEntry();
  const erase = useEraseDetails(recordId);
  const [state, setState] = useState<"asking" | "erasing" | { readonly failure: unknown }>("asking");

  async function confirm(): Promise<void> {
    setState("erasing");
    try {
      await erase(dialog.close);
      onErased();
    } catch (failure) {
      logFault(failure);
      setState({ failure });
    }
  }

  function ask(): void {
    setState("asking");
    dialog.open();
  }

  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={ask}>
        {t("birth.erase")}
      </Button>
      <Dialog
        entry={dialog}
        titleId="erase-title"
        describedBy="erase-text"
        buttons={
          <>
            <Button isBusy={state === "erasing"} onClick={() => void confirm()}>
              {t("birth.eraseConfirm")}
            </Button>
            <Button look="outline" onClick={() => void dialog.close()}>
              {t("birth.eraseCancel")}
            </Button>
          </>
        }
      >
        <h2 id="erase-title" tabIndex={-1}>
          {t("birth.eraseTitle")}
        </h2>
        <p id="erase-text">{t("birth.eraseText")}</p>
        {typeof state === "object" && <ErrorPanel error={state.failure}>{t("birth.eraseFailed")}</ErrorPanel>}
      </Dialog>
    </>
  );
}
