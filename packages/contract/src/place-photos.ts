import { mapLanguages } from "@vedanga/names/language";
import { SACRED_PLACES } from "@vedanga/sacred-places/ids";
import * as z from "zod/mini";
import { isPlainText } from "./plain-text.ts";

const MOST_PHOTOS = 24;

/** Endings of the kinds of picture that every browser of the last years shows. */
const PHOTO_ENDINGS = ["avif", "jpeg", "jpg", "png", "webp"];

const line = z
  .string()
  .check(
    z.trim(),
    z.regex(/[\p{L}\p{N}]/u, "must say something"),
    z.refine(isPlainText, "must be one line without control characters"),
    z.maxLength(300, "must be short: at most 300 characters"),
  );

const IN_EVERY_LANGUAGE = mapLanguages(() => line);

const photo = z.strictObject({
  file: z
    .string()
    .check(
      z.regex(
        new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]*\\.(${PHOTO_ENDINGS.join("|")})$`, "i"),
        `must be the name of a file beside photos.json: letters, digits, - and _, ending in .${PHOTO_ENDINGS.join(", .")}`,
      ),
    ),
  caption: z.strictObject(IN_EVERY_LANGUAGE),
  /** What is seen, for those who do not see it; without it the caption. */
  alt: z.optional(z.strictObject(IN_EVERY_LANGUAGE)),
});

/** The photographs of one place, in the order in which they are shown. */
export const placePhotoList = z.array(photo).check(
  z.minLength(1, "must hold at least one photograph"),
  z.maxLength(MOST_PHOTOS, `must hold at most ${MOST_PHOTOS} photographs`),
  z.refine(
    (list) => new Set(list.map(({ file }) => file.toLowerCase())).size === list.length,
    "must name no file twice",
  ),
);
export type PlacePhotoList = z.infer<typeof placePhotoList>;

/** The photographs of an operator, by the places that have any. */
export const allPlacePhotos = z.partialRecord(z.enum(SACRED_PLACES), placePhotoList);
export type AllPlacePhotos = z.infer<typeof allPlacePhotos>;
