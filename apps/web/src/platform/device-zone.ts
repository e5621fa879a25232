/**
 * The time zone of this device. Where a browser has `Temporal`, it answers at once; the other way it first reads its tables
 * of all dates, which takes it longer than to draw a screen.
 */
export const deviceZone = (): string =>
  typeof Temporal === "undefined" ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
