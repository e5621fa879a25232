import type { Asked, Told } from "#api/device/asked.ts";
import { keptCaches } from "#platform/kept/kept-caches.ts";
import { logFault } from "#platform/log-fault.ts";
import { type EngineState, engineState } from "./engine-state.ts";
import { DamagedParts, type EngineWorker, startEngine, WORKER_URL } from "./engine-worker.ts";
import { dropPart, fetchParts, findKept, offeredParts } from "./kept-parts.ts";
import { keptBytesOf, sentBytesOf } from "./parts.ts";

let running: Promise<EngineWorker> | undefined;

function stop(): void {
  running?.then((worker) => worker.stop()).catch(() => {});
  running = undefined;
}

/** Looks what is on this device, and what the server offers. What is on its way, or failed, is said until it is tried again. */
export async function lookAtEngine(): Promise<void> {
  const { kind } = engineState.get();
  if (kind === "fetching" || kind === "failed") return;
  if (!("caches" in globalThis) || !("Worker" in globalThis)) return engineState.set({ kind: "impossible" });
  const kept = await findKept().catch(() => undefined);
  if (kept) return engineState.set({ kind: "ready", keptBytes: keptBytesOf(kept.parts) });
  const offered = await offeredParts().catch(() => undefined);
  engineState.set(offered ? { kind: "absent", sentBytes: sentBytesOf(offered) } : { kind: "unknown" });
}

/** Brings it onto this device: only when the visitor says so, or has said so before. */
export async function fetchEngine(): Promise<void> {
  const before = engineState.get();
  if (before.kind === "fetching") return;
  try {
    const parts = await offeredParts();
    const sentBytes = sentBytesOf(parts);
    if (parts.script.url !== WORKER_URL) return engineState.set({ kind: "failed", why: "outdated", sentBytes });
    const whole = keptBytesOf(parts);
    engineState.set({ kind: "fetching", share: 0, sentBytes });
    await fetchParts(parts, (bytes) => engineState.set({ kind: "fetching", share: bytes / whole, sentBytes }));
    stop();
    engineState.set({ kind: "ready", keptBytes: whole });
  } catch (error) {
    logFault(error);
    const why = whyOf(error);
    // Where there is no room, what has come would only take more of it.
    if (why === "full") await keptCaches.dropAllBut((await findKept().catch(() => undefined))?.cacheName);
    engineState.set({
      kind: "failed",
      why,
      sentBytes: "sentBytes" in before ? before.sentBytes : undefined,
    });
  }
}

const whyOf = (error: unknown): Extract<EngineState, { kind: "failed" }>["why"] =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "network";

export async function dropEngine(): Promise<void> {
  stop();
  await keptCaches.dropAllBut();
  await lookAtEngine();
}

/** Where another build has come, what it changed is fetched; what has stayed the same is not. */
export async function renewEngine(): Promise<void> {
  const kept = await findKept();
  if (kept === undefined) return;
  const offered = await offeredParts().catch(() => undefined);
  if (offered !== undefined && offered.version !== kept.parts.version) await fetchEngine();
}

/** Answers a call on this device; undefined if nothing is kept here, or what is kept has broken. */
export async function askDevice(asked: Asked): Promise<Told | undefined> {
  try {
    running ??= start();
    return await (await running).ask(asked);
  } catch (error) {
    stop();
    if (!(error instanceof NothingKept)) logFault(error);
    return undefined;
  }
}

class NothingKept extends Error {}

async function start(): Promise<EngineWorker> {
  const kept = await findKept();
  if (kept === undefined || kept.parts.script.url !== WORKER_URL) throw new NothingKept("nothing is kept here");
  try {
    return await startEngine(kept.parts, kept.cacheName);
  } catch (error) {
    if (error instanceof DamagedParts) {
      await dropPart(kept.cacheName, error.url);
      engineState.set({ kind: "failed", why: "damaged", sentBytes: sentBytesOf(kept.parts) });
    }
    throw error;
  }
}
