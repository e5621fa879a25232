/** A page that has not grown for this long is complete. */
const QUIET_MS = 1500;
/** No call takes longer. */
const LONGEST_MS = 15_000;

/** What a visitor does who wants to be elsewhere. */
const ACTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Where the reader is to be: scrolls there, and says whether the page reaches so far by now. */
type GoThere = () => boolean;

/** A distance from the top of the page, in pixels. */
export const toPlace =
  (topPx: number): GoThere =>
  () => {
    scrollTo({ top: topPx, behavior: "instant" });
    return Math.abs(scrollY - topPx) < 1;
  };

/** A part of the page, which may not be drawn yet. */
export const toPart =
  (id: string): GoThere =>
  () => {
    const part = document.getElementById(id);
    part?.scrollIntoView({ behavior: "instant" });
    return part !== null;
  };

/**
 * Goes to a place of the page and returns to it while the content above it is still loading, until the visitor acts.
 * The returned function ends this.
 */
export function holdPlace(goThere: GoThere, onLetGo: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const grown = new ResizeObserver(() => {
    clearTimeout(quiet);
    if (goThere()) quiet = setTimeout(letGo, QUIET_MS);
  });
  const longest = setTimeout(letGo, LONGEST_MS);

  function letGo(): void {
    grown.disconnect();
    clearTimeout(quiet);
    clearTimeout(longest);
    for (const act of ACTS) removeEventListener(act, letGo);
    onLetGo();
  }

  for (const act of ACTS) addEventListener(act, letGo, { passive: true });
  grown.observe(document.body);
  return letGo;
}
