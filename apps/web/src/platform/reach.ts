import { isWorkerHere } from "./offline/is-worker-here.ts";

/** Whether the server answers now. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

const ASKED_AGAIN_AFTER_MS = [250, 750, 2000];

async function isServerThereSoon(): Promise<boolean> {
  for (const wait of ASKED_AGAIN_AFTER_MS) {
    if (await isServerThere()) return true;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return isServerThere();
}

/**
 * Chromium remembers a failed import until the page is reloaded. So nothing is imported while this says that the server
 * is out of reach: there is no network, it is not on this device, and no worker keeps all scripts here.
 */
export const isOutOfReach = async (): Promise<boolean> =>
  navigator.onLine === false && !isWorkerHere() && !(await isServerThere());

/**
 * Whether what did not come can be imported again: a worker keeps all scripts here, or the server answers within the next
 * seconds. A device says that it is online before its network carries anything.
 */
export const isBackInReach = async (): Promise<boolean> =>
  isWorkerHere() || (!(await isOutOfReach()) && (await isServerThereSoon()));
