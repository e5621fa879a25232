import type { QueryClient } from "@tanstack/react-query";
import { getUser } from "./get-user.ts";

/**
 * Takes what is known under an id out of memory, at the latest when nothing on the screen shows it any more: whoever still
 * does would ask for it again.
 */
export function forgetUser(queryClient: QueryClient, id: string): void {
  const cache = queryClient.getQueryCache();
  const query = cache.find(getUser(id));
  if (query === undefined) return;
  if (query.getObserversCount() === 0) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.query !== query || event.type === "observerAdded") return;
    if (event.type !== "removed" && query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
}
