import * as z from "zod/mini";
import { plainEnvelope } from "./envelope.ts";

/** The drawings that come with the product; `sky` is drawn live. */
export const SLIDE_DRAWINGS = ["sky", "kasi", "kedarnath", "rameswaram", "puri", "somnath"] as const;
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

const isLink = (text: string): boolean => /^(https:\/\/[^\s/]+(\/\S*)?|\/([^\s/]\S*)?)$/.test(text);

/** One slide: a drawing of ours, an image or a video. */
export const homeSlide = z
  .strictObject({
    drawing: z.optional(z.enum(SLIDE_DRAWINGS, `must be one of ${SLIDE_DRAWINGS.join(", ")}`)),
    image: z.optional(imageFile),
    video: z.optional(videoFile),
    /** What is seen, for those who do not see it; the English stands in where there is no Telugu. */
    words: z.optional(z.strictObject({ en: line, te: z.optional(line) })),
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

/** GET slides: the operator's catalogue, or null where the slides are those that come with the product. */
export const homeSlidesResponse = plainEnvelope(z.nullable(homeSlides));
