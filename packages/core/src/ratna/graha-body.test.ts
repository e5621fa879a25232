import { describe, expect, it } from "vitest";
import { GRAHAS, LUMINOUS_GRAHAS, type LuminousGraha } from "../ids.ts";
import { type BodyPart, bodyOfGraha } from "./graha-body.ts";

describe("what of the body a graha stands for", () => {
  it.each<readonly [LuminousGraha, tissue: BodyPart, verse: number, parts: readonly BodyPart[]]>([
    ["sun", "bones", 2, ["heart", "eyes", "skin"]],
    ["moon", "blood", 3, ["sleep", "digestion", "phlegm"]],
    ["mars", "marrow", 4, ["blood", "eyes", "skin"]],
    ["mercury", "skin", 5, ["throat", "nose", "eyes"]],
    ["jupiter", "body_fat", 6, ["ears", "bowels", "phlegm"]],
    ["venus", "reproduction", 7, ["urinary_tract", "eyes", "phlegm"]],
    ["saturn", "muscles", 8, ["legs", "stomach", "tiredness"]],
  ])("is, for %s, the tissue of BPHS 3.31 (%s) and three of Phaladeepika 14.%i", (graha, tissue, verse, parts) => {
    expect(bodyOfGraha(graha).parts).toEqual([
      { part: tissue, source: { work: "bphs", chapter: 3, verses: [31] } },
      ...parts.map((part) => ({ part, source: { work: "phaladeepika", chapter: 14, verses: [verse] } })),
    ]);
  });

  it("is lent to Rahu by Saturn and to Ketu by Mars, and to no other by anyone", () => {
    expect(bodyOfGraha("rahu")).toEqual(bodyOfGraha("saturn"));
    expect(bodyOfGraha("ketu")).toEqual(bodyOfGraha("mars"));
    expect(GRAHAS.map((graha) => bodyOfGraha(graha).like)).toEqual([...LUMINOUS_GRAHAS, "saturn", "mars"]);
  });
});
