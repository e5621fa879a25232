/** What an entry of the history shows, where the address must not say it; empty for what the page shows by itself. */
export const viewOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "view" in state && typeof state.view === "string" ? state.view : "";
