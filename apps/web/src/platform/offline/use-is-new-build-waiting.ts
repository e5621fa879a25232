import { useSyncExternalStore } from "react";
import { newBuildWaits } from "./new-build.ts";

/** Whether a newer build waits: a link then opens its page from the server. */
export const useIsNewBuildWaiting = (): boolean =>
  useSyncExternalStore(newBuildWaits.subscribe, newBuildWaits.get, () => false);
