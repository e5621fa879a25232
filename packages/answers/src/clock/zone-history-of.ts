import { AppError } from "@vedanga/contract";
import { type ZoneHistory, zoneTable } from "@vedanga/zones";
import { EVERY_ZONE } from "@vedanga/zones/every-zone";

const zones = zoneTable(EVERY_ZONE);

/**
 * All that the clocks of an IANA zone ever did: from our own table, because the runtime's data has merged the past of zones
 * that agree since 1970.
 * @throws AppError "unknown_zone" (field `zone`)
 */
export function zoneHistoryOf(zone: string): ZoneHistory {
  const history = zones.zone(zone);
  if (!history) throw new AppError("unknown_zone", { field: "zone" });
  return history;
}
