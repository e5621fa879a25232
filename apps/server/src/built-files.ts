import { createReadStream, existsSync, globSync, type ReadStream, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import mime from "mime/lite";
import { tagOf } from "#plugins/caching.ts";
import { ownBytes } from "#plugins/own-bytes.ts";
import { type Encoding, encodingTaken } from "#plugins/taken-encoding.ts";

/** A file as the build left it, in memory with all that is sent of it: a crowd that asks for it waits for no disk. */
export interface BuiltFile {
  /** In the requested encoding if the build made it, else unchanged; `cacheControl` says how long it may be cached. */
  send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): FastifyReply;
}

/** What is larger is read from the disk when it is asked for: no crowd asks for it, only who fetches it once for a device. */
const KEPT_BYTES = 500_000;

/** What the build adds beside a file for those who take it so. */
const COMPRESSED = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * The files below a folder by their path there, read once at the start; of hidden ones and of those that are `without`
 * none. What is compressed has no address of its own.
 */
export function readBuiltFiles(dir: string, without?: RegExp): ReadonlyMap<string, BuiltFile> {
  const names = globSync("**/*.*", { cwd: dir }).map((name) => name.split(sep).join("/"));
  const sent = names.filter((name) => !(/(^|\/)\.|\.(br|gz)$/.test(name) || without?.test(name)));
  return new Map(sent.map((name) => [name, readBuiltFile(join(dir, name))]));
}

function readBuiltFile(path: string): BuiltFile {
  const plain = readFileSync(path);
  const common = { "content-type": contentType(path), etag: tagOf(plain), vary: "accept-encoding" };
  const asItIs = { headers: common, body: bodyOf(path) };
  const compressed = new Map<Encoding, { readonly headers: Readonly<Record<string, string>>; readonly body: Body }>();
  for (const [encoding, ending] of COMPRESSED)
    if (existsSync(path + ending))
      compressed.set(encoding, {
        headers: { ...common, "content-encoding": encoding },
        body: bodyOf(path + ending),
      });
  return {
    send(request, reply, cacheControl) {
      const { headers, body } = compressed.get(encodingTaken(request)) ?? asItIs;
      return reply.headers(headers).header("cache-control", cacheControl).send(body());
    },
  };
}

type Body = () => Buffer | ReadStream;

function bodyOf(path: string): Body {
  if (statSync(path).size > KEPT_BYTES) return () => createReadStream(path);
  const bytes = ownBytes(readFileSync(path));
  return () => bytes;
}

/** XML and JSON are UTF-8 unless they say otherwise, text is not. */
function contentType(path: string): string {
  const type = mime.getType(path) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
