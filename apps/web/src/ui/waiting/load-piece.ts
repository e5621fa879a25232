import { wordsAreHere } from "#i18n/use-language.ts";
import { isBackInReach, isOutOfReach, isServerThere } from "#platform/reach.ts";
import { ScriptLost } from "#platform/script-lost.ts";

const LOST = "A part of the page did not come";

/** What has come before is on the page: it comes again whether the server is there or not. */
const arrived = new WeakSet<() => Promise<unknown>>();

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
    arrived.add(load);
    return piece;
  } catch (cause) {
    if (!isAnotherTry || !(await isServerThere())) throw new ScriptLost(LOST, { cause });
    location.reload();
    return new Promise(() => {});
  }
}

/** Brings a piece that is sure to be wanted, so that it is there without a network too. If it does not come, it comes when shown. */
export async function bringPiece(load: () => Promise<unknown>): Promise<void> {
  await load();
  arrived.add(load);
}
