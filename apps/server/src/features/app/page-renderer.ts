import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type {
  DailyMoonResponse,
  FestivalsOfYearResponse,
  Panchang,
  PanchangComingResponse,
  PanchangDay,
  PanchangMonthResponse,
  Place,
  SignSlug,
  UserDetails,
  YearlyResponse,
} from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";
import type { Parts } from "./filled-page.ts";

/** The day that a page of the panchang is about: what its query names, in the form of the web's own code. */
export interface PageDay {
  readonly date: { readonly year: number; readonly month: number; readonly day: number } | null;
  readonly city: Omit<Place, "population"> | null;
}

/** The same with the place by its id in the list. */
export interface AskedDay extends Pick<PageDay, "date"> {
  readonly cityId: string | null;
}

/** What the head of a page says of it, as HTML. */
export interface HeadWords {
  readonly title: string;
  readonly description: string;
}

interface DayAnswers {
  readonly limbs: Panchang;
  readonly day: PanchangDay;
  /** Of a day that is not today nothing is told of the one before. */
  readonly yesterday: PanchangDay | undefined;
  /** Undefined where its place skipped it, and at the end of the almanac. */
  readonly tomorrow: PanchangDay | undefined;
  readonly coming: PanchangComingResponse["response"];
}

interface DayAddresses extends Readonly<Record<Exclude<keyof DayAnswers, "yesterday" | "tomorrow">, string>> {
  readonly yesterday: string | undefined;
  readonly tomorrow: string | undefined;
}

/** The page of a person as its reader opened it; `tab` is what the address names. */
export interface PersonPage {
  readonly route: string;
  readonly tab: string | null;
  readonly id: string;
  readonly details: UserDetails;
  readonly language: Language;
}

/** What the web's build leaves for drawing pages outside a browser: app/first-paint/first-day.tsx there. */
export interface PageRenderer {
  /** The addresses a page that is hydrated at `nowMs` asks; of today at Hyderabad if no day is given. */
  firstDayAddresses(nowMs: number, language: Language, day?: PageDay): DayAddresses;
  renderFirstDay(answers: DayAnswers, nowMs: number, language: Language, day?: PageDay): Parts;
  /** The day that the query of an address names; undefined where it names none that is drawn. */
  askedDay(search: string): AskedDay | undefined;
  /** The address of a day below the app's base, as the page itself writes it. */
  addressOfDay(day: PageDay): string;
  headOfDay(day: PageDay, nowMs: number, language: Language): HeadWords;
  /** The address that the page of the month asks. */
  monthAddress(nowMs: number, language: Language): string;
  renderMonth(answer: PanchangMonthResponse["response"], nowMs: number, language: Language): Parts;
  /** The address that the page of festivals asks. */
  yearAddress(nowMs: number, language: Language): string;
  /** The kind that its query means, null for all; undefined if that is not drawn. */
  askedKind(search: string): string | null | undefined;
  renderYear(
    answer: FestivalsOfYearResponse["response"],
    nowMs: number,
    language: Language,
    kind: string | null,
  ): Parts;
  /** The year that the query of a sign's page means; null if that one is not drawn. */
  askedYear(search: string, nowMs: number): { readonly year: number; readonly isPresent: boolean } | null;
  /** The date that decides what of a year is over, as text. */
  dateOf(nowMs: number): string;
  /** The address that the page of a sign's year asks. */
  signYearAddress(year: number, language: Language, sign: SignSlug): string;
  renderSignYear(answer: YearlyResponse, nowMs: number, language: Language, sign: SignSlug): Parts;
  /** The address that the page of a Moon sign asks. */
  signDayAddress(nowMs: number, language: Language, sign: SignSlug): string;
  /** The top of a person's page, from what `ask` answers at the addresses of calls; empty where it cannot be the reader's. */
  renderPerson(page: PersonPage, ask: (address: string) => Promise<unknown>): Promise<Parts>;
  renderSignDay(answer: DailyMoonResponse, nowMs: number, language: Language, sign: SignSlug): Parts;
}

const rendererShape = z.object({
  firstDayAddresses: z.function(),
  renderFirstDay: z.function(),
  askedDay: z.function(),
  addressOfDay: z.function(),
  headOfDay: z.function(),
  monthAddress: z.function(),
  renderMonth: z.function(),
  yearAddress: z.function(),
  renderYear: z.function(),
  askedKind: z.function(),
  askedYear: z.function(),
  dateOf: z.function(),
  signYearAddress: z.function(),
  renderSignYear: z.function(),
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
