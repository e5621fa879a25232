import { conventionsUsed } from "@vedanga/contract";
import { DEFAULT_LANGUAGE, type Language } from "@vedanga/names/language";
import * as z from "zod/mini";
import { isComputedBy } from "./conventions/conventions.ts";

declare global {
  interface ImportMetaEnv {
    /** Which words the server of this build answers with; the build writes it. */
    readonly VITE_WORDS_VERSION?: string;
  }
}

const wordsVersion = (): string => import.meta.env.VITE_WORDS_VERSION ?? "";

/** What a kept answer must say of itself beside its key, so that it is not used as the answer to another question. */
export const keptComputation = z.object({
  /** `YYYY-MM-DD`, the visitor's day: an answer may speak of its own. */
  madeOn: z.string(),
  /** The version of its words; another build may describe the same figures in other words. */
  words: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
  tz: z.nullable(z.number()),
  zone: z.nullable(z.string()),
  conventions: conventionsUsed,
  answer: z.unknown(),
});
type KeptComputation = z.output<typeof keptComputation>;

/** The point, the clock and the conventions that were asked for. */
export interface ComputedFor {
  readonly lat: number | string;
  readonly lon: number | string;
  readonly tz?: number | undefined;
  readonly zone?: string | undefined;
  readonly conventions?: Partial<KeptComputation["conventions"]> | undefined;
}

/** Whether a kept answer was made today in the words of this build for this point, by this clock and these conventions. */
export function isComputedFor(asked: ComputedFor, today: string, kept: Omit<KeptComputation, "answer">): boolean {
  return (
    kept.madeOn === today &&
    kept.words === wordsVersion() &&
    kept.lat === Number(asked.lat) &&
    kept.lon === Number(asked.lon) &&
    kept.tz === (asked.tz ?? null) &&
    kept.zone === (asked.zone ?? null) &&
    isComputedBy(asked.conventions, kept.conventions)
  );
}

/** The end of a key: none for English, as specified; `-te` for the Telugu answer, and so on. */
export const keySuffix = (lang: Language): string => (lang === DEFAULT_LANGUAGE ? "" : `-${lang}`);

/** What is kept beside an answer. */
export const computedFor = ({ lat, lon, tz, zone }: ComputedFor, today: string) => ({
  madeOn: today,
  words: wordsVersion(),
  lat: Number(lat),
  lon: Number(lon),
  tz: tz ?? null,
  zone: zone ?? null,
});
