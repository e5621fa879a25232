import { useSyncExternalStore } from "react";

const PRINT = "print";

/** Between the two events of a print: some browsers lay out the sheet before the medium changes. */
let isBegun = false;

function subscribe(changed: () => void): () => void {
  const medium = matchMedia(PRINT);
  const begin = () => {
    isBegun = true;
    changed();
  };
  const end = () => {
    isBegun = false;
    changed();
  };
  medium.addEventListener("change", changed);
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    medium.removeEventListener("change", changed);
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** Whether the page is laid out for paper: what is measured in the window does not fit a sheet, and a present moment makes no sense on it. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBegun || matchMedia(PRINT).matches,
    () => false,
  );
}
