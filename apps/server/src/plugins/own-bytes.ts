/**
 * Bytes with memory of their own, to be kept. Node cuts small buffers out of a shared pool and leaves what it compressed at
 * the head of a larger one: to keep either is to keep all of what surrounds it.
 */
export function ownBytes(body: string | Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === "string") own.write(body);
  else body.copy(own);
  return own;
}
