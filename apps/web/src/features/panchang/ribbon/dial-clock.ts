import type { WallTime } from "@vedanga/contract";
import { clockToNearestMinute } from "#i18n/wall-instant.ts";

/** `6:05`: an hour of the dial and the nearest minute, where the picture says which half of the day it is. */
export function dialClock(time: WallTime): string {
  const { hour, minute } = clockToNearestMinute(time);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")}`;
}

const MINUTE_MS = 60_000;

/** What an evenly running clock shows some time after it showed `clock`. */
export function clockAfter({ hour, minute, second }: WallTime, elapsedMs: number): WallTime {
  const inMinutes = hour * 60 + minute + Math.floor((second * 1000 + elapsedMs) / MINUTE_MS);
  const ofDay = ((inMinutes % 1440) + 1440) % 1440;
  return { hour: Math.floor(ofDay / 60), minute: ofDay % 60, second: 0 };
}
