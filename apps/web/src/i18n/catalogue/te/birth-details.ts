import type { birthDetails as en } from "../en/birth-details.ts";

export const birthDetails: Record<keyof typeof en, string> = {};
