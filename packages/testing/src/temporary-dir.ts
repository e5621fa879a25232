import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Vitest's `onTestFinished`, or the one of `endings`: what is made for a test is removed after it. */
export type AtEnd = (work: () => void | Promise<void>) => unknown;

export function temporaryDir(atEnd: AtEnd): string {
  const dir = mkdtempSync(join(tmpdir(), "vedanga-server-"));
  atEnd(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
