import fastifyStatic from "@fastify/static";
import { AppError, type HomeSlides, homeSlidesResponse, PATHS } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import { CATALOGUE_FILE, readSlides } from "./read-slides.ts";

/** How long a changed slide may take to arrive. */
const sharedForSeconds = 300;

/**
 * The slides of the home page: the operator's, from a folder read once at the start, or null for those that come with
 * the product. A catalogue that is wrong is told in the log and leaves the product's own.
 */
export const slideRoutes = (dir: string | undefined) => async (app: App) => {
  const slides = dir === undefined ? null : await serveFolder(app, dir);
  app.get(
    PATHS.slides,
    {
      config: { sharedForSeconds },
      schema: {
        tags: ["settings"],
        summary: "What the carousels of the home page show",
        response: { 200: homeSlidesResponse, ...refusalShapes },
      },
    },
    async () => ({ status: 200 as const, response: slides }),
  );
};

async function serveFolder(app: App, dir: string): Promise<HomeSlides | null> {
  const read = readSlides(dir);
  if ("faults" in read) {
    app.log.warn({ faults: read.faults }, `SLIDES_DIR: ${CATALOGUE_FILE} is not used; the built-in slides show`);
    return null;
  }
  await app.register(fastifyStatic, { root: dir, serve: false, cacheControl: false });
  app.get<{ Params: { file: string } }>(
    `${PATHS.slides}/:file`,
    { schema: { hide: true }, config: { rateLimit: false } },
    async ({ params }, reply) => {
      if (!read.files.has(params.file)) throw new AppError("unknown_path");
      return reply.header("cache-control", `public, max-age=${sharedForSeconds}`).sendFile(params.file);
    },
  );
  return read.slides;
}
