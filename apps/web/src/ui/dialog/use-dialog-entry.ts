import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** A dialog and its step in the history, which Back takes away before it leaves the page. */
export interface DialogEntry {
  readonly isOpen: boolean;
  open(): void;
  /** By a button of the dialog, by Escape. Settles when the step is gone from the history. */
  close(): Promise<void>;
}

const openingIn = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "dialogOpenedAt" in state ? state.dialogOpenedAt : undefined;

/** A dialog of the page. It is not opened again by a reload or by going forward: each opening has a step of its own. */
export function useDialogEntry(): DialogEntry {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isOpen = openedAt !== null && openingIn(state) === openedAt;
  const hasStep = useRef(false);
  // Known before the closed dialog says so, which would take one step more.
  useLayoutEffect(() => {
    hasStep.current = isOpen;
    // Once closed it stays closed, though one goes forward to its step again.
    if (isOpen) return () => setOpenedAt(null);
  }, [isOpen]);
  return {
    isOpen,
    open() {
      const dialogOpenedAt = performance.timeOrigin + performance.now();
      setOpenedAt(dialogOpenedAt);
      void navigate(
        { pathname, search, hash },
        { state: Object.assign({}, state, { dialogOpenedAt }), preventScrollReset: true },
      );
    },
    async close() {
      if (!hasStep.current) return;
      hasStep.current = false;
      const gone = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      void navigate(-1);
      await gone;
    },
  };
}
