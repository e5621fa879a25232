import { gregorianToJd } from "@vedanga/core";
import { cutTable } from "../ephemeris/cut-table.ts";

/** A stay of Saturn that runs at a birth began some years before. */
const START_JD = gregorianToJd({ year: 1896, month: 1, day: 1 });
/** The stays of Saturn are told to 120 years after a birth, the last to its end: whole for everyone who is born until 2030. */
const END_JD = gregorianToJd({ year: 2156, month: 1, day: 1 });

/** The table of positions that a device keeps: of the years 1900 to 2150, the figures unchanged. */
export const cutSky = (table: Uint8Array): Uint8Array => cutTable(table, START_JD, END_JD);
