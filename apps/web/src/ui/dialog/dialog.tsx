import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import type { DialogEntry } from "./use-dialog-entry.ts";

interface DialogProps {
  readonly entry: DialogEntry;
  /** The id of its title. A title with a tabindex takes the focus, so that what follows it is read from its beginning. */
  readonly titleId: string;
  readonly describedBy?: string;
  /** Its buttons: always in sight, below what may have to be scrolled. */
  readonly buttons: ReactNode;
  /**
   * A box in the middle; a page of its own; a sheet at the foot, on any screen or only on a phone; or one that hangs from
   * the bar. A press beside a sheet closes it. The page does not scroll below a page or a sheet at the foot.
   */
  readonly shape?: "box" | "whole" | "sheet" | "phoneSheet" | "fromBar";
  readonly children: ReactNode;
}

const SHAPES = {
  box: undefined,
  whole: styles.whole,
  sheet: styles.sheet,
  fromBar: styles.fromBar,
  phoneSheet: `${styles.sheet} ${styles.phoneSheet}`,
};

/** A question or a text over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function Dialog({ entry, titleId, describedBy, buttons, shape = "box", children }: DialogProps) {
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
  // A press on the veil is one on the dialog itself; the keyboard has Escape.
  useEffect(() => {
    const dialog = element.current;
    if (shape === "box" || shape === "whole" || !dialog) return;
    const closeByVeil = ({ target }: MouseEvent) => target === dialog && dialog.close();
    dialog.addEventListener("click", closeByVeil);
    return () => dialog.removeEventListener("click", closeByVeil);
  }, [shape]);
  return (
    <dialog
      ref={element}
      className={[styles.dialog, SHAPES[shape]].filter(Boolean).join(" ")}
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
