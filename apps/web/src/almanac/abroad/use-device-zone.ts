import { useEffect, useState } from "react";
import { deviceZone } from "#platform/device-zone.ts";
import { whenIdle } from "#platform/when-idle.ts";

/** The time zone of this device, once the page has nothing better to do: some browsers take long to answer. */
export function useDeviceZone(isWanted: boolean): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => (isWanted ? whenIdle(() => setZone(deviceZone())) : undefined), [isWanted]);
  return zone;
}
