import { describe, expect, it } from "vitest";
import { AVASTHAS } from "../../ids.ts";
import { avasthaOf } from "./avastha.ts";

describe("the age of a graha", () => {
  it("goes from infant to dead by six degrees in odd signs and back in even ones (BPHS 45.3)", () => {
    const inMesha = [1, 7, 13, 19, 25].map(avasthaOf);
    const inVrishabha = [31, 37, 43, 49, 55].map(avasthaOf);
    expect(inMesha).toEqual(AVASTHAS);
    expect(inVrishabha).toEqual([...AVASTHAS].reverse());
  });
});
