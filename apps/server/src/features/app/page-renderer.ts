import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type {
  DailyMoonResponse,
  Panchang,
  PanchangComingResponse,
  PanchangDay,
  SignSlug,
  UserDetails,
} from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";
import type { Parts } from "./filled-page.ts";

interface DayAnswers {
  readonly limbs: Panchang;
  readonly day: PanchangDay;
  readonly tomorrow: PanchangDay;
  readonly coming: PanchangComingResponse["response"];
}

/** The page of a person as its reader opened it; `tab` is what the address names. */
export interface PersonPage {
  readonly route: string;
  readonly tab: string | null;
  readonly id: string;
  readonly details: UserDetails;
  readonly language: Language;
}

/** What the web's build leaves for drawing what is of today outside a browser: app/first-paint/first-day.tsx there. */
export interface PageRenderer {
  /** The addresses a page that is hydrated at `nowMs` asks. */
  firstDayAddresses(nowMs: number, language: Language): Readonly<Record<keyof DayAnswers, string>>;
  renderFirstDay(answers: DayAnswers, nowMs: number, language: Language): Parts;
  /** The address that the page of a Moon sign asks. */
  signDayAddress(nowMs: number, language: Language, sign: SignSlug): string;
  /** The top of a person's page, from what `ask` answers at the addresses of calls; empty where it cannot be the reader's. */
  renderPerson(page: PersonPage, ask: (address: string) => Promise<unknown>): Promise<Parts>;
  renderSignDay(answer: DailyMoonResponse, nowMs: number, language: Language, sign: SignSlug): Parts;
}

const rendererShape = z.object({
  firstDayAddresses: z.function(),
  renderFirstDay: z.function(),
  signDayAddress: z.function(),
  renderSignDay: z.function(),
  renderPerson: z.function(),
});

/** Undefined if nothing was built and, with a line in the log, if the build cannot be read. */
export async function loadPageRenderer(
  file: string,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<PageRenderer | undefined> {
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

const isRenderer = (module: unknown): module is PageRenderer => z.safeParse(rendererShape, module).success;
