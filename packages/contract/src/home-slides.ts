import { DEFAULT_LANGUAGE, mapLanguages } from "@vedanga/names/language";
import * as z from "zod/mini";

/** The drawings that come with the product; `sky` is drawn live. */
const SLIDE_DRAWINGS = ["sky", "kasi", "kedarnath", "rameswaram", "puri", "somnath"] as const;
export type SlideDrawing = (typeof SLIDE_DRAWINGS)[number];

const file = (endings: string) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]*\\.(${endings})$`, "i"),
        `must be the name of a file beside slides.json: letters, digits, - and _, ending in .${endings.replaceAll("|", ", .")}`,
      ),
    );

const imageFile = file("avif|gif|jpeg|jpg|png|svg|webp");
const videoFile = file("mp4|webm");
const line = z
  .string()
  .check(z.trim(), z.minLength(1, "must say something"), z.maxLength(160, "must be short: at most 160 characters"));

/** A line in every language, none of them required. */
const IN_ANY_LANGUAGE = mapLanguages(() => z.optional(line));

const isLink = (text: string): boolean => /^(https:\/\/[^\s/]+(\/\S*)?|\/([^\s/]\S*)?)$/.test(text);

/** One slide: a drawing of ours, an image or a video. */
const homeSlide = z
  .strictObject({
    drawing: z.optional(z.enum(SLIDE_DRAWINGS, `must be one of ${SLIDE_DRAWINGS.join(", ")}`)),
    image: z.optional(imageFile),
    video: z.optional(videoFile),
    /** A description of the picture, for those who do not see it; English replaces a missing language. */
    words: z.optional(z.strictObject({ ...IN_ANY_LANGUAGE, [DEFAULT_LANGUAGE]: line })),
    /** Where a press leads, in a new tab. */
    link: z.optional(z.string().check(z.refine(isLink, "must begin with https://, or with / for a page of the app"))),
  })
  .check(
    z.refine(
      ({ drawing, image, video }) => [drawing, image, video].filter((one) => one !== undefined).length === 1,
      "must have one of drawing, image and video",
    ),
    z.refine(
      ({ drawing, words }) => drawing !== undefined || words !== undefined,
      "must have words that say what is seen",
    ),
  );
export type HomeSlide = z.infer<typeof homeSlide>;

const carousel = z
  .array(homeSlide)
  .check(z.minLength(1, "must hold at least one slide"), z.maxLength(8, "must hold at most 8 slides"));

/** What the two carousels of the home page show. */
export const homeSlides = z.strictObject({ first: carousel, second: carousel });
export type HomeSlides = z.infer<typeof homeSlides>;
