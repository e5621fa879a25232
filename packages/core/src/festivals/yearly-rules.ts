import { ASHVINA_TO_PHALGUNA } from "./ashvina-to-phalguna.ts";
import { CHAITRA_TO_BHADRAPADA } from "./chaitra-to-bhadrapada.ts";
import type { YearlyRule } from "./tithi-rule.ts";

/**
 * The festivals of the year, a row each. Months are amanta, tithis counted from the new moon: 16 is the first of the dark
 * half, 30 the new moon.
 */
export const YEARLY_RULES: readonly YearlyRule[] = [...CHAITRA_TO_BHADRAPADA, ...ASHVINA_TO_PHALGUNA];
