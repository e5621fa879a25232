import { isOutOfReach } from "./reach.ts";

const SOON_MS = 2000;

/** Does something when the page is loaded and has nothing better to do; the answer calls it off. */
export function whenIdle(task: () => void): () => void {
  let callOff = (): void => removeEventListener("load", wait);
  function wait(): void {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === "function") {
      const handle = requestIdleCallback(task);
      callOff = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(task, SOON_MS);
      callOff = () => clearTimeout(timer);
    }
  }
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => callOff();
}

/** Brings what a later press will need, if it can be brought now. Returns what takes the request back. */
export const loadWhenIdle = (load: () => Promise<unknown>): (() => void) =>
  whenIdle(async () => {
    if (!(await isOutOfReach())) await load().catch(() => {});
  });
