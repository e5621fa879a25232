import type { Citation } from "../citation.ts";

/**
 * The 5th and 9th from a node, which later practice lets Rahu and Ketu see as Jupiter does. Parashara gives the nodes
 * no such sight: see `FULL_SIGHT`.
 */
export const NODE_SIGHT: readonly number[] = [5, 9];

export const NODE_SIGHT_PRACTICE: Citation = { practice: "node_sight" };

/** Whether later practice, and not Parashara, has a node see the house this many from its own. */
export const nodeSeesByPractice = (house: number): boolean => NODE_SIGHT.includes(house);
