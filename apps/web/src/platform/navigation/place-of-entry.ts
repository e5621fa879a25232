/** The scroll position of the page when its history entry was last seen, pixels from the top; undefined if unknown. */
export function placeOfEntry(): number | undefined {
  const state: unknown = history.state;
  const topPx: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "topPx") : undefined;
  return typeof topPx === "number" ? topPx : undefined;
}

/** Writes it into the entry itself, beside what the router keeps there: it goes when the entry goes. */
export function keepPlaceOfEntry(topPx: number): void {
  history.replaceState({ ...history.state, topPx: Math.round(topPx) }, "");
}
