import { statfsSync } from "node:fs";

/**
 * As root Chromium refuses its sandbox; it does not call home during tests; without a process apart for the pictures of the
 * screen it takes a tenth less processor time; and it draws letters without hints, as phones and Macs do: without windows it
 * would hint them fully, which costs a Telugu page 50 ms of layout that no phone spends.
 */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  "--in-process-gpu",
  "--font-render-hinting=none",
];

const SHARED_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 1_000_000_000;

/**
 * Of the arguments that Playwright adds, what is left out: it has Chromium keep its shared memory in files, because that of
 * a container is small. Where there is enough, memory takes an eighth less time.
 */
export const LEFT_OUT_ARGS = hasEnoughSharedMemory() ? ["--disable-dev-shm-usage"] : [];

function hasEnoughSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
