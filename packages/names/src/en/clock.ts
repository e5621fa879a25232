// A figure never parts from its half of the day at the end of a line.
const NBSP = "\u00a0";

/** `6:24 AM`, from its figures by 12 hours. */
export const timeEn = (figures: string, hour: number): string => `${figures}${NBSP}${hour < 12 ? "AM" : "PM"}`;
