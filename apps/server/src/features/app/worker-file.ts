import type { FastifyReply, FastifyRequest } from "fastify";
import type { BuiltFile } from "../../built-files.ts";

/** Where the app's service worker is; its folder is the scope that it may have. */
export const WORKER_PATH = "sw.js";

/** A worker follows the policy of its own file: it runs what is in it, and asks this server alone. */
const POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Takes the place of a worker that does harm: it clears what that one kept and goes. Pages work as without one. Charts cast
 * in the browser keep their files, which a person agreed to fetch.
 */
const LEAVING = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  const names = (await caches.keys()).filter((name) => /^vedanga-(?!cast-)/.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** The worker of the build, or the one that ends it. Browsers ask for it again at each visit, and must get the present one. */
export function sendWorker(
  { file, isWanted }: { readonly file: BuiltFile; readonly isWanted: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header("content-security-policy", POLICY);
  if (isWanted) return file.send(request, reply, "no-cache");
  return reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(LEAVING);
}
