/** What is used of the browser's own worker. */
export type InstallingWorker = EventTarget & { readonly state: string };

/** Waits until a worker is installed or has failed ("redundant"); the state then. */
export async function stateAfterInstall(worker: InstallingWorker): Promise<string> {
  if (worker.state === "installing")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  return worker.state;
}
