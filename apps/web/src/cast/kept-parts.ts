import { CAST_LIST_URL, keptCaches } from "#platform/kept/kept-caches.ts";
import { type CastParts, castParts, type Part, partList, sha256Of } from "./parts.ts";

export interface KeptParts {
  readonly cacheName: string;
  readonly parts: CastParts;
}

/** What is on this device, if all of it is: the list is put there last. */
export async function findKept(): Promise<KeptParts | undefined> {
  for (const cacheName of await keptCaches.names()) {
    const list = await (await caches.open(cacheName)).match(CAST_LIST_URL);
    const parts = castParts.safeParse(await list?.json().catch(() => undefined));
    if (parts.success) return { cacheName, parts: parts.data };
  }
  return undefined;
}

/** What the server has now. Throws if it cannot be reached. */
export async function offeredParts(): Promise<CastParts> {
  const response = await fetch(CAST_LIST_URL, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${CAST_LIST_URL}: ${response.status}`);
  return castParts.parse(await response.json());
}

/**
 * Fetches what is not here yet and then drops what is no longer needed. What has come stays when it breaks off: the next
 * attempt goes on from there. `onBytes` hears how much has come, unpacked.
 */
export async function fetchParts(parts: CastParts, onBytes: (bytes: number) => void): Promise<void> {
  const cacheName = keptCaches.nameOf(parts.version);
  const cache = await caches.open(cacheName);
  let done = 0;
  for (const part of partList(parts)) {
    // The same content may be here already, of this build or of the one before.
    const kept = await caches.match(part.url);
    if (kept === undefined) await cache.put(part.url, await fetchPart(part, (bytes) => onBytes(done + bytes)));
    else if ((await cache.match(part.url)) === undefined) await cache.put(part.url, kept);
    done += part.bytes;
    onBytes(done);
  }
  await cache.put(CAST_LIST_URL, Response.json(parts));
  await keptCaches.dropAllBut(cacheName);
}

/** Takes out what is damaged, and with it the list: only that is fetched again. */
export async function dropPart(cacheName: string, url: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(url);
  await cache.delete(CAST_LIST_URL);
}

async function fetchPart({ url, bytes, sha256 }: Part, onBytes: (bytes: number) => void): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`${url}: ${response.status}`);
  const whole = new Uint8Array(bytes);
  let come = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    if (come + value.length > bytes) throw new Error(`${url} is longer than the list says`);
    whole.set(value, come);
    come += value.length;
    onBytes(come);
  }
  if (come !== bytes || (await sha256Of(whole)) !== sha256) throw new Error(`${url} did not come whole`);
  // Kept unpacked, with the policy that the server gave it.
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  return new Response(whole, { headers });
}
