import { DAYS_CACHE, PERSON_CACHE } from "#platform/offline/cache-names.ts";
import { isWorkerHere } from "#platform/offline/is-worker-here.ts";
import { dropCaches, type KeptText, keepText, keptText, trimCache } from "#platform/offline/kept-texts.ts";
import { keeperOf } from "./keeper-of.ts";
import { keptPeopleHere } from "./kept-people-here.ts";

const DAY_MS = 86_400_000;
/** Yesterday is of no use, and each day brings the next ones. */
const DAYS_LAST_MS = 3 * DAY_MS;
/** About 2 MB. */
const MOST_OF_ALL = 120;

/** An answer of the server. */
export interface Arrived {
  readonly text: string;
  /** What the server says about keeping it. */
  readonly cacheControl: string | null;
}

/** Answers of this page about moments and births, until it is left: who is kept on the device later has theirs kept too. */
const ofThisPage = new Map<string, string>();
const MOST_OF_PAGE = 80;

function noteOfPage(address: string, text: string): void {
  ofThisPage.delete(address);
  ofThisPage.set(address, text);
  const [oldest] = ofThisPage.keys();
  if (ofThisPage.size > MOST_OF_PAGE && oldest !== undefined) ofThisPage.delete(oldest);
}

/** Keeps the answer to an address where somebody keeps it. */
export async function keepAnswer(address: string, { text, cacheControl }: Arrived): Promise<void> {
  const isPublic = cacheControl?.startsWith("public") === true;
  if (!isPublic) noteOfPage(address, text);
  if (!isWorkerHere()) return;
  const keeper = keeperOf(address, keptPeopleHere());
  if (keeper === undefined || (keeper.isOfAll && !isPublic)) return;
  await keepText(keeper.cacheName, address, text, Date.now());
  // They may have been erased meanwhile.
  if (!keeper.isOfAll) await dropForgotten();
}

/** Keeps what this page was told about people who have come to be kept on the device. */
export async function keepOfThisPage(): Promise<void> {
  for (const [address, text] of [...ofThisPage]) await keepAnswer(address, { text, cacheControl: null });
}

/** A day of the chosen city, which the page asked for ahead: no birth, whatever minute it names. */
export const keepDay = (address: string, text: string): Promise<boolean> =>
  keepText(DAYS_CACHE, address, text, Date.now());

/** The kept answer to an address. */
export async function keptAnswer(address: string): Promise<KeptText | undefined> {
  if (!isWorkerHere()) return undefined;
  const keeper = keeperOf(address, keptPeopleHere());
  const kept = keeper && (await keptText(keeper.cacheName, address));
  if (kept === undefined || keeper?.isOfAll === false) return kept;
  return kept.keptAtMs >= Date.now() - DAYS_LAST_MS ? kept : undefined;
}

/** Clears everything about people who are not kept on this device: they were erased, or the list was cleared. */
export async function dropForgotten(): Promise<void> {
  if (typeof caches === "undefined") return;
  const kept = new Set(keptPeopleHere().map(({ id }) => PERSON_CACHE + id));
  await dropCaches((cacheName) => cacheName.startsWith(PERSON_CACHE) && !kept.has(cacheName));
}

/** Clears days that are over, and more than fit. */
export const trimDays = (): Promise<void> => trimCache(DAYS_CACHE, MOST_OF_ALL, Date.now() - DAYS_LAST_MS);
