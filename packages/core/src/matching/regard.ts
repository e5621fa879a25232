import { type Friendship, friendship } from "../chart/dignity/friendship.ts";
import type { LuminousGraha } from "../ids.ts";

/** How the lord of one sign regards that of another; the same lord is its own friend. */
export const regard = (lord: LuminousGraha, other: LuminousGraha): Friendship =>
  lord === other ? "friend" : friendship(lord, other);
