import { type ReactNode, useEffect, useRef } from "react";
import styles from "./dialog.module.css";
import type { DialogEntry } from "./use-dialog-entry.ts";

interface DialogProps {
  readonly entry: DialogEntry;
  /** The id of its title. A title with a tabindex takes the focus, so that what follows it is read from its beginning. */
  readonly titleId: string;
  readonly describedBy?: string;
  /** Its buttons: always in sight, below what may have to be scrolled. */
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** A question or a text over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function Dialog({ entry, titleId, describedBy, buttons, children }: DialogProps) {
  const { isOpen, close } = entry;
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) {
      element.current?.close();
      return;
    }
    element.current?.showModal();
    // The browser would focus the first button, and on a phone scroll past the words to it.
    document.getElementById(titleId)?.focus();
  }, [isOpen, titleId]);
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={() => void close()}
    >
      {isOpen && (
        <>
          <div className={styles.body}>{children}</div>
          <div className={styles.buttons}>{buttons}</div>
        </>
      )}
    </dialog>
  );
}
