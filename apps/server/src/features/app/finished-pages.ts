import { promisify } from "node:util";
import zlib, { constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import { tagOf } from "#plugins/caching.ts";
import { ownBytes } from "#plugins/own-bytes.ts";
import type { Encoding } from "#plugins/taken-encoding.ts";

/** The best for its time, 2 to 4 ms: the page of today is compressed again in each minute with a request. */
const BROTLI_QUALITY = 6;
/** A tenth smaller, but it takes 0.2 to 0.5 s; for a page that lasts, beside the work of the server. */
const BEST_BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;
/** 256 kB: more than a page has, and with the best quality 2 MB of memory instead of 32. */
const BROTLI_WINDOW_BITS = 18;

/** At most a fifth of one processor, whatever is asked. */
const REST_MS = 2000;

const brotliAside = promisify(zlib.brotliCompress);

/** A page as it is sent. */
export interface FinishedPage {
  readonly tag: string;
  /** Compressed as asked, once for all who ask so, and once more in fewer bytes if it lasts. */
  in(encoding: Encoding): Buffer;
}

interface Kept extends FinishedPage {
  /** The text it was made from. */
  readonly source: string;
  readonly bytes: number;
}

/** Compresses in the fewest bytes there are, some time later if at all. */
type CompressWell = (plain: () => Buffer, keep: (bytes: Buffer) => void) => void;

/**
 * The page that `finish` makes of `source`; `key` names all else that decides how it looks. One that `lasts` is soon sent in
 * the fewest bytes there are.
 */
export type FinishPage = (page: {
  readonly key: string;
  readonly source: string;
  readonly lasts: boolean;
  finish(source: string): Buffer;
}) => FinishedPage;

/** Fills, tags and compresses each page once, as long as it is made from the same text; it keeps this many bytes at most. */
export function createPageFinisher(keptBytes: number): FinishPage {
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  });
  let restsUntilMs = 0;
  /** Where it is at work or rests, a later reader of the page begins it. */
  const compressWell: CompressWell = (plain, keep) => {
    if (performance.now() < restsUntilMs) return;
    const bytes = plain();
    restsUntilMs = Number.POSITIVE_INFINITY;
    brotliAside(bytes, brotliOptions(BEST_BROTLI_QUALITY))
      .then((compressed) => keep(ownBytes(compressed)))
      // The page is sent as it was.
      .catch(() => {})
      .finally(() => {
        restsUntilMs = performance.now() + REST_MS;
      });
  };

  return ({ key, source, lasts, finish }) => {
    const known = kept.get(key);
    if (known?.source === source) return known;
    const make = () => finish(source);
    const plain = make();
    // Both compressed forms together are shorter than the plain one, which is not kept.
    const page = { ...pageOf(plain, make, lasts ? compressWell : undefined), source, bytes: plain.length };
    kept.set(key, page);
    return page;
  };
}

/** A page for whoever gets it: it is not kept. */
export const finishedPage = (plain: Buffer): FinishedPage => pageOf(plain, () => plain);

/** Few clients take the plain form: it is there for whoever the page was made for, and made again for others. */
function pageOf(plain: Buffer, makeAgain: () => Buffer, compressWell?: CompressWell): FinishedPage {
  const compressed = new Map<Encoding, Buffer>();
  let unread: Buffer | undefined = plain;
  let isBest = compressWell === undefined;

  function improve(): void {
    compressWell?.(makeAgain, (bytes) => {
      compressed.set("br", bytes);
      isBest = true;
    });
  }

  return {
    tag: tagOf(plain),
    in(encoding) {
      const known = compressed.get(encoding);
      // The second reader begins it: what is read once would take the turn of pages that many read.
      if (known && encoding === "br" && !isBest) improve();
      if (known) return known;
      const bytes = unread ?? makeAgain();
      unread = undefined;
      if (encoding === undefined) return bytes;
      const made = ownBytes(encoding === "br" ? brotli(bytes) : zlib.gzipSync(bytes));
      compressed.set(encoding, made);
      return made;
    },
  };
}

const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS },
});

const brotli = (plain: Buffer): Buffer => zlib.brotliCompressSync(plain, brotliOptions(BROTLI_QUALITY));
