import { setTimeout as pause } from "node:timers/promises";
import { SQLITE, sqliteCode } from "./sqlite-codes.ts";

/** A commit of another server takes a few milliseconds. */
const LOOK_AGAIN_MS = 10;

/**
 * Runs one piece of work after another, each as soon as no other program has the lock it needs, and fails with the engine's own
 * error if the lock lasts longer than `patienceMs` after the request. SQLite would wait inside its call, and so would everyone
 * this process serves; here all others are served meanwhile. Only the first in the queue tries again.
 */
export function waitingForLock(patienceMs: number) {
  let row: Promise<unknown> = Promise.resolve();
  return <T>(work: () => T): Promise<T> => {
    const deadline = performance.now() + patienceMs;
    const done = row.then(() => doneBy(deadline, work));
    row = done.catch(() => undefined);
    return done;
  };
}

async function doneBy<T>(deadline: number, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (sqliteCode(error) !== SQLITE.busy || performance.now() > deadline) throw error;
    }
    await pause(LOOK_AGAIN_MS);
  }
}
