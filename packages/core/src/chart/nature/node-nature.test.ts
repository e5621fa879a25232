import { describe, expect, it } from "vitest";
import { nodeNature } from "./node-nature.ts";

describe("the nature of a node", () => {
  it("is yogakaraka in a kendra with the lord of a trikona, or in a trikona with the lord of a kendra (BPHS 34.17)", () => {
    expect(nodeNature("mesha", "rahu", "makara", ["jupiter"])).toMatchObject({
      verdict: "yogakaraka",
      reasons: [{ rule: "nature.node_yoga", facts: { house: 10, joined: "jupiter" }, about: "rahu" }],
    });
    expect(nodeNature("mesha", "ketu", "simha", ["moon"]).verdict).toBe("yogakaraka");
  });

  it("otherwise has the nature of the grahas it joins, neutral where they disagree (BPHS 34.16)", () => {
    expect(nodeNature("mesha", "rahu", "mithuna", ["venus"]).verdict).toBe("malefic");
    expect(nodeNature("mesha", "rahu", "mithuna", ["jupiter", "sun"]).verdict).toBe("benefic");
    expect(nodeNature("mesha", "rahu", "mithuna", ["jupiter", "venus"]).verdict).toBe("neutral");
  });

  it("alone has the nature of the lord of its sign", () => {
    expect(nodeNature("mesha", "rahu", "karka", []).verdict).toBe("neutral");
    expect(nodeNature("mesha", "ketu", "makara", [])).toMatchObject({
      verdict: "malefic",
      reasons: [{ rule: "nature.node_of_sign_lord", facts: { rasiLord: "saturn" } }],
    });
  });
});
