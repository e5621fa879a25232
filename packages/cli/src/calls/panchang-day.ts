import { calls } from "@vedanga/contract";

export const call = calls.panchangDay;
