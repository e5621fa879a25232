/**
 * A copy of bytes in memory of its own, for a cache. Node cuts small buffers out of a shared pool and leaves compressed data at
 * the head of a larger one: keeping either would keep everything around it.
 */
export function ownBytes(body: string | Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === "string") own.write(body);
  else body.copy(own);
  return own;
}
