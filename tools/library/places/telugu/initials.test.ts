import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

describe("the initials before a name", () => {
  it.each([
    ["G. Madugula", "జి."],
    ["K.V.B. Puram", "కె.వి.బి."],
    ["L.A.Sagaram", "ఎల్.ఎ."],
    ["S. Rayavaram", "ఎస్."],
  ])("of %s are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each(["Guntur", "St. Thomas Mount", "Shankarampet (R)", ""])("of %j are none", (name) => {
    expect(initialsOf(name)).toBe("");
  });
});
