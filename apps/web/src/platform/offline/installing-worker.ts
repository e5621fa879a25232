/** What is used of the browser's own worker. */
export type InstallingWorker = EventTarget & { readonly state: string };

/** The state of a worker once it has all of its files, or "redundant" where one did not come. */
export async function stateAfterInstall(worker: InstallingWorker): Promise<string> {
  if (worker.state === "installing")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  return worker.state;
}
