import { cutTable } from "../ephemeris/cut-table.ts";

/** 1899-01-01 and 2102-01-01: the years 1900 to 2100 and one more at each end, as the full table has. */
const START_JD = 2414655.5;
const END_JD = 2488799.5;

/** The years in which nearly everyone was born: a quarter of the full table, the figures the same. */
export const shortTable = (full: Uint8Array): Uint8Array => cutTable(full, START_JD, END_JD);
