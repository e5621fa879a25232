import zlib, { constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import { tagOf } from "#plugins/caching.ts";
import { ownBytes } from "#plugins/own-bytes.ts";
import type { Encoding } from "#plugins/taken-encoding.ts";

/** The best for its time: the page of today is compressed again in each minute with a request. */
const BROTLI_QUALITY = 4;

/** A page as it is sent. */
export interface FinishedPage {
  readonly tag: string;
  /** Compressed as asked, once for all who ask so. */
  in(encoding: Encoding): Buffer;
}

interface Kept extends FinishedPage {
  /** The text it was made from. */
  readonly source: string;
  readonly bytes: number;
}

/** The page that `finish` makes of `source`; `key` names all else that decides how it looks. */
export type FinishPage = (key: string, source: string, finish: (source: string) => Buffer) => FinishedPage;

/** Fills, tags and compresses each page once, as long as it is made from the same text; it keeps this many bytes at most. */
export function createPageFinisher(keptBytes: number): FinishPage {
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  });
  return (key, source, finish) => {
    const known = kept.get(key);
    if (known?.source === source) return known;
    const page = keptPage(source, () => finish(source));
    kept.set(key, page);
    return page;
  };
}

/** Both compressed forms together are shorter than the plain one, which is not kept. */
function keptPage(source: string, finish: () => Buffer): Kept {
  const plain = finish();
  return { ...pageOf(plain, finish), source, bytes: plain.length };
}

/** A page for whoever gets it: it is not kept. */
export const finishedPage = (plain: Buffer): FinishedPage => pageOf(plain, () => plain);

/** Few clients take the plain form: it is there for whoever the page was made for, and made again for others. */
function pageOf(plain: Buffer, makeAgain: () => Buffer): FinishedPage {
  const compressed = new Map<Encoding, Buffer>();
  let unread: Buffer | undefined = plain;
  return {
    tag: tagOf(plain),
    in(encoding) {
      const known = compressed.get(encoding);
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

const brotli = (plain: Buffer): Buffer =>
  zlib.brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
