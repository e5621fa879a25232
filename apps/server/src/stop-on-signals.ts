import type { App } from "#plugins/app-instance.ts";

/** Connections that are still open by then are cut off: a stop takes less than ten seconds. */
const PATIENCE_MS = 7000;

/** On SIGTERM or SIGINT: no new work, finish what has begun, then `release` and leave. A second signal leaves at once. */
export function stopOnSignals(app: App, release: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    await app.close();
    clearTimeout(cut);
    await release();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
}
