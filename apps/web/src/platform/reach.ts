import { isWorkerHere } from "./offline/is-worker-here.ts";

/** Whether the server answers now. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/**
 * Chromium remembers a failed import until the page is reloaded. So nothing is imported while this says that the server
 * is out of reach: there is no network, it is not on this device, and no worker keeps all scripts here.
 */
export const isOutOfReach = async (): Promise<boolean> =>
  navigator.onLine === false && !isWorkerHere() && !(await isServerThere());
