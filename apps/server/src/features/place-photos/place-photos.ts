import { lstatSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { AppError, calls, isSacredPlace } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { answerCall } from "../../calls/answer-call.ts";
import { pageRoute } from "../../page-route.ts";
import { pictureFault } from "./picture-file.ts";
import { readPhotos } from "./read-photos.ts";

/** How long a changed photograph may take to arrive. */
const KEPT_SECONDS = 300;

/**
 * The operator's photographs of sacred places, from folders read once at the start. If a folder is wrong, the log says so
 * and our drawings of the place stay.
 */
export const placePhotoRoutes = (dir: string | undefined) => async (app: App) => {
  const { photos, faults } = dir === undefined ? { photos: {}, faults: [] } : readPhotos(dir);
  if (faults.length > 0) app.log.warn({ faults }, "PLACE_PHOTOS_DIR: folders with errors are not used");
  answerCall(app, calls.placePhotos, () => ({ status: 200 as const, response: photos }));
  // The plugin stops the server where its root is no folder that can be read.
  if (dir === undefined || Object.keys(photos).length === 0) return;
  await app.register(fastifyStatic, { root: dir, serve: false, cacheControl: false });
  const path = `${calls.placePhotos.path}/:place/:file`;
  app.get<{ Params: { place: string; file: string } }>(path, pageRoute, async ({ params }, reply) => {
    const { place, file } = params;
    const isNamed = isSacredPlace(place) && photos[place]?.some((photo) => photo.file === file);
    // Looked at again each time: what was a picture at the start may be a link by now.
    if (!(isNamed && isFolder(join(dir, place)) && pictureFault(join(dir, place), file) === undefined))
      throw new AppError("unknown_path");
    return reply.header("cache-control", `public, max-age=${KEPT_SECONDS}`).sendFile(`${place}/${file}`);
  });
};

function isFolder(dir: string): boolean {
  try {
    return lstatSync(dir).isDirectory();
  } catch {
    return false;
  }
}
