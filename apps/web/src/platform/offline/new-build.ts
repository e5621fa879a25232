import { pageValue } from "../page-value.ts";
import { type InstallingWorker, stateAfterInstall } from "./installing-worker.ts";

const HOUR_MS = 3_600_000;

/** What is used of the browser's own registration. */
interface Registration {
  readonly installing: InstallingWorker | null;
  readonly waiting: object | null;
  update(): Promise<unknown>;
}

/** Whether a newer build has come while this page was open. */
export const newBuildWaits = pageValue(false);

/** Resolves when the worker of another build is whole; false if there is none, or it did not come whole. */
async function hasCome({ installing, waiting }: Registration): Promise<boolean> {
  return installing === null ? waiting !== null : (await stateAfterInstall(installing)) === "installed";
}

/**
 * Asks for a newer build when this page is looked at again, at most once an hour. An app of the home screen stays open for
 * weeks, and nothing else asks while no page is opened.
 */
export function askForNewBuild(registration: Registration): void {
  let askedAtMs = Date.now();
  document.addEventListener("visibilitychange", async () => {
    const isDue = document.visibilityState === "visible" && Date.now() - askedAtMs >= HOUR_MS;
    if (!isDue || newBuildWaits.get() || !navigator.onLine) return;
    askedAtMs = Date.now();
    // Where the server cannot be reached, the next hour asks again.
    const isAsked = await registration.update().then(
      () => true,
      () => false,
    );
    if (isAsked && (await hasCome(registration))) newBuildWaits.set(true);
  });
}
