import { setTimeout as pause } from "node:timers/promises";
import { SQLITE, sqliteCode } from "./sqlite-codes.ts";

/** A commit of another server takes a few milliseconds. */
const LOOK_AGAIN_MS = 10;

/**
 * Does one work after another, each as soon as no other program holds what it needs, and fails by the engine's own error
 * when that lasts longer than `patienceMs` from when it was asked. SQLite would wait inside its call, and with it everyone
 * this process serves; here all others are served meanwhile. Only the first in the row looks again.
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
