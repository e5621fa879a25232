import type { panchang as en } from "../en/panchang.ts";

export const panchang: Record<keyof typeof en, string> = {};
