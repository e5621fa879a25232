import { describe, expect, it } from "vitest";
import { RASIS, TARAS } from "../ids.ts";
import { chandraBala, taraBala } from "./bala.ts";

describe("the tara of a star", () => {
  it("is counted by nines from the star of birth, itself the first", () => {
    const taras = Array.from({ length: 27 }, (_, star) => taraBala(1, star + 1).facts.tara);
    expect(taras).toEqual([...TARAS, ...TARAS, ...TARAS]);
    // From Shravana, the 22nd, round the end of the circle.
    expect([22, 27, 1, 21].map((star) => taraBala(22, star).facts.tara)).toEqual([
      "janma",
      "sadhana",
      "naidhana",
      "parama_mitra",
    ]);
  });

  it("is bad in the third, fifth and seventh, and neutral in the first", () => {
    const balas = Array.from({ length: 9 }, (_, star) => taraBala(1, star + 1).facts.bala);
    expect(balas).toEqual(["neutral", "good", "bad", "good", "bad", "good", "bad", "good", "good"]);
  });
});

describe("the Moon's sign of a day", () => {
  const balas = (paksha: "shukla" | "krishna") => RASIS.map((rasi) => chandraBala("mesha", rasi, paksha).facts.bala);

  it("is bad in the 4th, 8th and 12th from the Moon of birth; of the 2nd, 5th and 9th the half decides", () => {
    expect(balas("shukla")).toEqual([
      ...["good", "good", "good", "bad", "good", "good"],
      ...["good", "bad", "good", "good", "good", "bad"],
    ]);
    expect(balas("krishna").filter((bala) => bala === "neutral")).toHaveLength(3);
    expect(chandraBala("meena", "mesha", "krishna").rule).toBe("bala.chandra_by_half");
  });
});
