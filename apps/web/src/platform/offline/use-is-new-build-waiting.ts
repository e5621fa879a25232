import { useSyncExternalStore } from "react";
import { newBuild } from "./new-build.ts";

/** Whether a newer build waits: a link then opens its page from the server. */
export const useIsNewBuildWaiting = (): boolean =>
  useSyncExternalStore(newBuild.subscribe, newBuild.isWaiting, () => false);
