import { logFault } from "../log-fault.ts";
import { SCOPE } from "./worker-scope.ts";

/** What browsers send with a page they ask for ahead of the worker, where nothing was told. */
const NOTHING_TOLD = "true";

/** The server is told the language chosen here with each page that is asked for ahead of the worker, and sends it in that. */
export async function tellLanguage(code: string | undefined): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    await registration?.navigationPreload?.setHeaderValue(code ?? NOTHING_TOLD);
  } catch (fault) {
    // No worker is active any more: the page turns to the language here, as without one.
    logFault(fault);
  }
}
