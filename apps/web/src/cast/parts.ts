import * as z from "zod/mini";

const part = z.object({
  /** Its address, which names its content. */
  url: z.string(),
  bytes: z.number(),
  /** As it travels, compressed. */
  sentBytes: z.number(),
  /** Of the content, base 64. */
  sha256: z.string(),
});
export type Part = z.output<typeof part>;

/** What has to be on a device for the calls to be answered there: the build writes it as `cast.json`. */
export const castParts = z.object({
  /** Changes with any of them. */
  version: z.string(),
  script: part,
  sky: part,
  places: part,
  zones: part,
});
export type CastParts = z.output<typeof castParts>;

export const partList = ({ script, sky, places, zones }: CastParts): readonly Part[] => [script, sky, places, zones];

/** The size of all that is on a device. */
export const keptBytesOf = (parts: CastParts): number => partList(parts).reduce((sum, { bytes }) => sum + bytes, 0);

/** The size of all that is fetched. */
export const sentBytesOf = (parts: CastParts): number =>
  partList(parts).reduce((sum, { sentBytes }) => sum + sentBytes, 0);

export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest));
}
