import { useEffect, useState } from "react";
import { failureOf } from "#api/api-error.ts";
import { keptCaches } from "#platform/kept/kept-caches.ts";
import { logFault } from "#platform/log-fault.ts";

/** Whether the chart can be shown although saving failed: no server was reached, and this device calculates it. */
export function useUnsavedWay(failure: unknown): boolean {
  const kind = failureOf(failure)?.failure;
  const isUnreached = kind === "network" || kind === "timeout";
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isUnreached) keptCaches.areWhole().then(setKept, logFault);
  }, [isUnreached]);
  return isUnreached && isKept;
}
