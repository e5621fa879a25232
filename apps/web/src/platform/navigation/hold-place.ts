/** A page that has not grown for this long is complete. */
const QUIET_MS = 1500;
/** No call takes longer. */
const LONGEST_MS = 15_000;

/** What a visitor does who wants to be elsewhere. */
const ACTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to a place of the page and returns to it while the content above it is still loading, until the visitor acts.
 * The returned function ends this.
 */
export function holdPlace(topPx: number, onLetGo: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const grown = new ResizeObserver(() => {
    scrollTo({ top: topPx, behavior: "instant" });
    clearTimeout(quiet);
    if (Math.abs(scrollY - topPx) < 1) quiet = setTimeout(letGo, QUIET_MS);
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
