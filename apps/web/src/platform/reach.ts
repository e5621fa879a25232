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
 * is out of reach: there is no network, and it is not on this device.
 */
export const isOutOfReach = async (): Promise<boolean> => navigator.onLine === false && !(await isServerThere());
