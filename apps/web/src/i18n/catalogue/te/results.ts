import type { results as en } from "../en/results.ts";

export const results: Record<keyof typeof en, string> = {};
