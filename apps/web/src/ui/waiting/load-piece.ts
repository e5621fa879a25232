import { wordsAreHere } from "#i18n/use-language.ts";
import { isBackInReach, isOutOfReach, isServerThere } from "#platform/reach.ts";
import { ScriptLost } from "#platform/script-lost.ts";

const LOST = "A part of the page did not come";

/** What has come before is on the page: it comes again whether the server is there or not. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/** A piece that has come, with its words. */
export const pieceHere = <T>(load: () => Promise<T>): T | undefined => arrived.get(load) as T | undefined;

/**
 * Loads the script of a part of the page and its words; throws `ScriptLost` if it does not come.
 *
 * Chromium remembers a failed import. So nothing is imported while the server is known to be out of reach, or again before
 * it has answered, and an import that fails a second time, though the server answers, reloads the page.
 */
export async function loadPiece<T>(load: () => Promise<T>, isAnotherTry: boolean): Promise<T> {
  const isInReach = async () => (isAnotherTry ? isBackInReach() : !(await isOutOfReach()));
  if (!arrived.has(load) && !(await isInReach())) throw new ScriptLost(LOST);
  try {
    const piece = await load();
    await wordsAreHere();
    arrived.set(load, piece);
    return piece;
  } catch (cause) {
    if (!isAnotherTry || !(await isServerThere())) throw new ScriptLost(LOST, { cause });
    location.reload();
    return new Promise(() => {});
  }
}

/**
 * Loads the script of a part whose HTML is on the page and stays there until it comes. Each time that it does not, `onLost`
 * takes what tries again, and nothing when that is over.
 */
export async function loadWrittenPiece<T>(
  load: () => Promise<T>,
  onLost: (retry: (() => void) | undefined) => void,
): Promise<T> {
  for (let isAnotherTry = false; ; isAnotherTry = true) {
    try {
      return await loadPiece(load, isAnotherTry);
    } catch {
      const { promise, resolve } = Promise.withResolvers<void>();
      onLost(resolve);
      await promise;
      onLost(undefined);
    }
  }
}

/** Brings a piece that is sure to be wanted, so that it is there without a network too. If it does not come, it comes when shown. */
export async function bringPiece<T>(load: () => Promise<T>): Promise<void> {
  const piece = await load();
  await wordsAreHere();
  arrived.set(load, piece);
}

const ofScreens = new Set<Promise<unknown>>();

/**
 * A part that is in the HTML of its page and has a script of its own: in a browser that is fetched as soon as the script of
 * the screen runs. The shell and what is above the part answer before it is here. Its module is called `…-piece.tsx`, so that
 * the build puts its styles into the page (plugins/screen-files).
 */
export function pieceOfScreen<T>(load: () => Promise<T>): () => Promise<T> {
  // As the screen was, whether the server is there or not. What does not come is told where it is shown.
  if (typeof document !== "undefined") ofScreens.add(bringPiece(load).catch(() => {}));
  return load;
}

/** Resolves when the pieces of all screens that were opened are here, or lost: a screen that is led to is shown whole. */
export async function piecesAreHere(): Promise<void> {
  await Promise.all(ofScreens);
}
