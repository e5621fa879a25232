import { describe, expect, it } from "vitest";
import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { type Friendship, friendship } from "./friendship.ts";

/** Friends and enemies as Varahamihira lists them, Brihat Jataka 2.16-17; who is in neither list is neutral. */
const BRIHAT_JATAKA: Readonly<
  Record<LuminousGraha, Readonly<Record<"friends" | "enemies", readonly LuminousGraha[]>>>
> = {
  sun: { friends: ["moon", "mars", "jupiter"], enemies: ["venus", "saturn"] },
  moon: { friends: ["sun", "mercury"], enemies: [] },
  mars: { friends: ["sun", "moon", "jupiter"], enemies: ["mercury"] },
  mercury: { friends: ["sun", "venus"], enemies: ["moon"] },
  jupiter: { friends: ["sun", "moon", "mars"], enemies: ["mercury", "venus"] },
  venus: { friends: ["mercury", "saturn"], enemies: ["sun", "moon"] },
  saturn: { friends: ["mercury", "venus"], enemies: ["sun", "moon", "mars"] },
};

const listed = (graha: LuminousGraha, other: LuminousGraha): Friendship => {
  if (BRIHAT_JATAKA[graha].friends.includes(other)) return "friend";
  return BRIHAT_JATAKA[graha].enemies.includes(other) ? "enemy" : "neutral";
};

describe("natural friendship", () => {
  for (const graha of LUMINOUS_GRAHAS) {
    it(`of ${graha}, calculated by Parashara's rule, is what Varahamihira lists`, () => {
      for (const other of LUMINOUS_GRAHAS) {
        if (other !== graha) expect(friendship(graha, other), other).toBe(listed(graha, other));
      }
    });
  }
});
