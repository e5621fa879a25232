import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { DailyMoonResponse, Panchang, PanchangComingResponse, PanchangDay, SignSlug } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";

interface DayAnswers {
  readonly limbs: Panchang;
  readonly day: PanchangDay;
  readonly tomorrow: PanchangDay;
  readonly coming: PanchangComingResponse["response"];
}

/** What the web's build leaves for drawing what is of today outside a browser: app/first-paint/first-day.tsx there. */
export interface DayRenderer {
  /** The addresses a page that is hydrated at `nowMs` asks. */
  firstDayAddresses(nowMs: number, language: Language): Readonly<Record<keyof DayAnswers, string>>;
  renderFirstDay(answers: DayAnswers, nowMs: number, language: Language): Parts;
  /** The address that the page of a Moon sign asks. */
  signDayAddress(nowMs: number, language: Language, sign: SignSlug): string;
  renderSignDay(answer: DailyMoonResponse, nowMs: number, language: Language, sign: SignSlug): Parts;
}

/** HTML by the name of the spot it belongs in. */
export type Parts = Readonly<Record<string, string>>;

const rendererShape = z.object({
  firstDayAddresses: z.function(),
  renderFirstDay: z.function(),
  signDayAddress: z.function(),
  renderSignDay: z.function(),
});

/** Undefined if nothing was built and, with a line in the log, if the build cannot be read. */
export async function loadDayRenderer(
  file: string,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<DayRenderer | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    if (isRenderer(module)) return module;
    throw new TypeError("it draws no day");
  } catch (error) {
    log.error(error, "what draws today's panchang cannot be read");
    return undefined;
  }
}

const isRenderer = (module: unknown): module is DayRenderer => z.safeParse(rendererShape, module).success;
