import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import type { DialogEntry } from "./use-dialog-entry.ts";

interface DialogProps {
  readonly entry: DialogEntry;
  /** The id of its title. A title with a tabindex takes the focus, so that what follows it is read from its beginning. */
  readonly titleId: string;
  readonly describedBy?: string;
  /** Its buttons: always in sight, below what may have to be scrolled. */
  readonly buttons: ReactNode;
  /** It covers the page, which does not scroll meanwhile. */
  readonly isWholePage?: boolean;
  readonly children: ReactNode;
}

/** A question or a text over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function Dialog({ entry, titleId, describedBy, buttons, isWholePage = false, children }: DialogProps) {
  const { isOpen, close } = entry;
  const element = useRef<HTMLDialogElement>(null);
  // Before the page below takes the focus: it could not while the dialog is open.
  useLayoutEffect(() => {
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
      className={isWholePage ? `${styles.dialog} ${styles.whole}` : styles.dialog}
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
