import { describe, expect, it } from "vitest";
import { byId } from "../../by-id.ts";
import { GRAHAS } from "../../ids.ts";
import { charaKarakas } from "./chara-karakas.ts";

describe("the reason of a chara karaka (BPHS 32.1-17)", () => {
  // The Sun at 1°, the Moon at 2° and so on; Rahu at 8°, which is 22° from the end of its sign.
  const places = byId(GRAHAS, (graha) => ({ degreesInRasi: GRAHAS.indexOf(graha) + 1 }));

  it("has its rank by degrees, the highest the first, and those of Rahu from the end of the sign", () => {
    const told = charaKarakas(places, "eight").map(({ reason: { about, rule, facts } }) => [
      about,
      rule,
      facts.rank,
      facts.degrees,
    ]);
    expect(told).toEqual([
      ["rahu", "karaka.rank_from_end", 1, 22],
      ["saturn", "karaka.rank", 2, 7],
      ["venus", "karaka.rank", 3, 6],
      ["jupiter", "karaka.rank", 4, 5],
      ["mercury", "karaka.rank", 5, 4],
      ["mars", "karaka.rank", 6, 3],
      ["moon", "karaka.rank", 7, 2],
      ["sun", "karaka.rank", 8, 1],
    ]);
  });
});
