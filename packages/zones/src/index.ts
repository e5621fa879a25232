export { type ClockNote, readWall } from "./read-wall.ts";
export type { ZoneHistory } from "./zone-history.ts";
export { type ZoneTable, zoneTable } from "./zone-table.ts";
