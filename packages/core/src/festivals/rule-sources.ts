import type { Citation } from "../citation.ts";
import type { Masa } from "../ids.ts";

/** Chapter 2 of both digests goes through the year month by month. */
export const dharmaSindhu = (month: Masa): Citation => ({ work: "dharma_sindhu", chapter: 2, month });
export const nirnayaSindhu = (month: Masa): Citation => ({ work: "nirnaya_sindhu", chapter: 2, month });
export const TELUGU: Citation = { custom: "telugu" };
export const TELANGANA: Citation = { custom: "telugu_by_holidays" };
export const NORTH: Citation = { custom: "north" };
export const TAMIL: Citation = { custom: "tamil" };
