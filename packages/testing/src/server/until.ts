import type { ChildServer } from "./child-server.ts";

const PAUSE_MS = 20;

/** Waits until it is so; fails at once if the server that is to bring it about has ended. */
export async function until(isSo: () => boolean | Promise<boolean>, server?: ChildServer): Promise<void> {
  while (!(await isSo())) {
    server?.expectRunning();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
