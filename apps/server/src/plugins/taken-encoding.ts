import type { App } from "./app-instance.ts";
import { weightedList } from "./weighted-list.ts";

/** How an answer may travel; undefined: as it is. */
export type Encoding = "br" | "gzip" | undefined;

/** No browser writes more than 30 characters; a client that writes more gets the plain text, which every client accepts. */
const LONGEST_HEADER = 200;

/**
 * Brotli, gzip or nothing, whichever the client wants most, Brotli where it wants both alike (RFC 9110, 12.5.3). `*` alone
 * is answered with gzip: programs that send it know that at least.
 */
export function encodingOf(header: string | undefined): Encoding {
  if (header === undefined || header.length > LONGEST_HEADER) return undefined;
  const weights = new Map(weightedList(header));
  const weight = (name: string): number => weights.get(name) ?? 0;
  const gzip = weights.get("gzip") ?? weights.get("x-gzip") ?? weight("*");
  const best = Math.max(weight("br"), gzip);
  if (best === 0 || best < weight("identity")) return undefined;
  return weight("br") === best ? "br" : "gzip";
}

/**
 * Reduces `Accept-Encoding` to the one encoding that is used: what is cached by
 * encoding is cached three times at most, however clients write the header. Runs before any code that reads it.
 */
export function takeOneEncoding(app: App): void {
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    const encoding = encodingOf(headers["accept-encoding"]?.toString());
    if (encoding === undefined) delete headers["accept-encoding"];
    else headers["accept-encoding"] = encoding;
    delete headers["x-no-compression"];
    done();
  });
}

/** What `takeOneEncoding` left. */
export const encodingTaken = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): Encoding => {
  const taken = headers["accept-encoding"];
  return taken === "br" || taken === "gzip" ? taken : undefined;
};
