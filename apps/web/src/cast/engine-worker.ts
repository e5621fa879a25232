import type { Asked, Told } from "#api/device/asked.ts";
import type { FromWorker, ToWorker } from "./engine/messages.ts";
import workerUrl from "./engine/worker.ts?worker&url";
import type { CastParts } from "./parts.ts";

/** The script of the worker that belongs to this page. */
export const WORKER_URL: string = workerUrl;

export interface EngineWorker {
  ask(asked: Asked): Promise<Told>;
  stop(): void;
}

/** What is kept on this device is not whole. */
export class DamagedParts extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`${url} is damaged`);
    this.url = url;
  }
}

/** Starts the worker and opens what this device keeps. Throws DamagedParts, or what broke. */
export async function startEngine({ sky, places, zones }: CastParts, cacheName: string): Promise<EngineWorker> {
  const worker = new Worker(workerUrl, { type: "module" });
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message || "the worker broke down"));
  });
  // A worker that breaks down while nobody asks is noticed by the one who asks next.
  broken.catch(() => {});

  const send = (message: ToWorker): Promise<FromWorker> => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<FromWorker>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<FromWorker>) => resolve(data);
    });
    worker.postMessage(message, [port2]);
    return Promise.race([answered, broken]).finally(() => port1.close());
  };

  const opened = await send({ cacheName, sky, places, zones }).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  if (opened.kind !== "opened") worker.terminate();
  if (opened.kind === "damaged") throw new DamagedParts(opened.url);
  if (opened.kind === "failed") throw new Error(opened.message);
  return {
    async ask(asked) {
      const told = await send(asked);
      if (told.kind === "failed") throw new Error(told.message);
      if (told.kind === "opened" || told.kind === "damaged") throw new Error("the worker answered another question");
      return told;
    },
    stop: () => worker.terminate(),
  };
}
