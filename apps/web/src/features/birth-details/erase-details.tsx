import { useRef, useState } from "react";
import { logFault } from "#app/log-fault.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { ErrorPanel } from "#ui/error-panel.tsx";
import styles from "./erase-details.module.css";
import { useEraseDetails } from "./use-erase-details.ts";

interface EraseDetailsProps {
  readonly recordId: string | null;
  onErased(): void;
}

/** Asks once, then erases the record on the server and what this session keeps. */
export function EraseDetails({ recordId, onErased }: EraseDetailsProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const erase = useEraseDetails(recordId);
  const [state, setState] = useState<"asking" | "erasing" | { readonly failure: unknown }>("asking");

  async function confirm(): Promise<void> {
    setState("erasing");
    try {
      await erase();
      onErased();
    } catch (failure) {
      logFault(failure);
      setState({ failure });
    }
  }

  return (
    <>
      <Button look="quiet" onClick={() => dialog.current?.showModal()}>
        {t("birth.erase")}
      </Button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="erase-title"
        aria-describedby="erase-text"
        onClose={() => setState("asking")}
      >
        <h2 id="erase-title">{t("birth.eraseTitle")}</h2>
        <p id="erase-text">{t("birth.eraseText")}</p>
        {typeof state === "object" && <ErrorPanel error={state.failure}>{t("birth.eraseFailed")}</ErrorPanel>}
        <div className={styles.choices}>
          <Button isBusy={state === "erasing"} onClick={() => void confirm()}>
            {t("birth.eraseConfirm")}
          </Button>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {t("birth.eraseCancel")}
          </Button>
        </div>
      </dialog>
    </>
  );
}
