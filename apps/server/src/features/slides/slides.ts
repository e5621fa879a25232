import fastifyStatic from "@fastify/static";
import { AppError, calls, type HomeSlides } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { answerCall } from "../../calls/answer-call.ts";
import { pageRoute } from "../../page-route.ts";
import { isOwnFile } from "./own-file.ts";
import { CATALOGUE_FILE, readSlides } from "./read-slides.ts";

/** How long a changed slide may take to arrive. */
const KEPT_SECONDS = 300;

/**
 * The slides of the home page: the operator's, from a folder read once at the start, or null for those that come with
 * the product. If a catalogue is wrong, the log says so and the product's own slides stay.
 */
export const slideRoutes = (dir: string | undefined) => async (app: App) => {
  const slides = dir === undefined ? null : await serveFolder(app, dir);
  answerCall(app, calls.slides, () => ({ status: 200 as const, response: slides }));
};

async function serveFolder(app: App, dir: string): Promise<HomeSlides | null> {
  const read = readSlides(dir);
  if ("faults" in read) {
    app.log.warn({ faults: read.faults }, `SLIDES_DIR: ${CATALOGUE_FILE} is not used; the built-in slides show`);
    return null;
  }
  await app.register(fastifyStatic, { root: dir, serve: false, cacheControl: false });
  app.get<{ Params: { file: string } }>(`${calls.slides.path}/:file`, pageRoute, async ({ params }, reply) => {
    // Asked again each time: what was a file at the start may be a link by now.
    if (!(read.files.has(params.file) && isOwnFile(dir, params.file))) throw new AppError("unknown_path");
    return reply.header("cache-control", `public, max-age=${KEPT_SECONDS}`).sendFile(params.file);
  });
  return read.slides;
}
