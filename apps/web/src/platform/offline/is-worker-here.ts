/**
 * Whether the page is served by our worker. Only then answers are kept, and kept ones shown: without it (a browser that has
 * none or forbids it, one that spares data, an operator who switched it off) everything is as if nothing could be kept.
 */
export const isWorkerHere = (): boolean =>
  typeof caches !== "undefined" && typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller);

/** Calls the listener once the page is served by the worker; at once if it is. The answer calls it off. */
export function whenWorkerIsHere(listener: () => void): () => void {
  if (isWorkerHere()) {
    listener();
    return () => {};
  }
  const { serviceWorker } = navigator;
  const hear = (): void => {
    if (isWorkerHere()) listener();
  };
  serviceWorker?.addEventListener("controllerchange", hear, { once: true });
  return () => serviceWorker?.removeEventListener("controllerchange", hear);
}
