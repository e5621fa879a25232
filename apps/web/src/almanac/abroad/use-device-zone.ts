import { useEffect, useState } from "react";
import { whenIdle } from "#platform/when-idle.ts";

/**
 * The time zone of this device, once the page has nothing better to do: to answer, a browser reads its tables of all zones,
 * which takes it longer than to draw a screen.
 */
export function useDeviceZone(isWanted: boolean): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(
    () => (isWanted ? whenIdle(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone)) : undefined),
    [isWanted],
  );
  return zone;
}
