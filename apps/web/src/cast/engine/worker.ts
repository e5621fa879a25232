import { createEngine, type Engine } from "./create-engine.ts";
import type { FromWorker, OpenParts, ToWorker } from "./messages.ts";
import { DamagedPart, readPart } from "./read-part.ts";

/*
 * The worker: it opens the parts that this device keeps, and answers. It asks no network; the policy that comes with its
 * script does not let it.
 */
let opened: Promise<Engine> | undefined;

async function open({ cacheName, sky, places, zones }: OpenParts): Promise<Engine> {
  const cache = await caches.open(cacheName);
  return createEngine({
    sky: await readPart(cache, sky),
    places: await readPart(cache, places),
    zones: JSON.parse(new TextDecoder().decode(await readPart(cache, zones))),
  });
}

async function told(asked: ToWorker): Promise<FromWorker> {
  if ("cacheName" in asked) {
    opened = open(asked);
    await opened;
    return { kind: "opened" };
  }
  const engine = await opened;
  if (engine === undefined) throw new Error("nothing was opened");
  return engine(asked, Date.now());
}

const failureOf = (error: unknown): FromWorker =>
  error instanceof DamagedPart ? { kind: "damaged", url: error.url } : { kind: "failed", message: String(error) };

addEventListener("message", async ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  port?.postMessage(await told(data).catch(failureOf));
});
