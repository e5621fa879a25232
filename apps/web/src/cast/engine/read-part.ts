import { type Part, sha256Of } from "../parts.ts";

/** A part is not on this device, or not whole. */
export class DamagedPart extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`${url} is not kept whole`);
    this.url = url;
  }
}

/** The bytes of a part that is kept on this device. Throws DamagedPart. */
export async function readPart(cache: Cache, { url, sha256 }: Part): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await cache.match(url);
  const bytes = new Uint8Array((await kept?.arrayBuffer()) ?? []);
  if ((await sha256Of(bytes)) !== sha256) throw new DamagedPart(url);
  return bytes;
}
