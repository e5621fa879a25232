import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBytePlanes, fromDeltas, toBytePlanes, toDeltas } from "./byte-planes.ts";

describe("byte planes", () => {
  it("return every number of 32 bits", () => {
    fc.assert(
      fc.property(fc.uint32Array(), (values) => {
        expect(fromBytePlanes(toBytePlanes(values))).toEqual(values);
      }),
    );
  });

  it("put the lowest bytes first", () => {
    expect([...toBytePlanes([0x0102, 0x0304])]).toEqual([0x02, 0x04, 0x01, 0x03, 0, 0, 0, 0]);
  });
});

describe("deltas", () => {
  it("return every signed number of 32 bits", () => {
    fc.assert(
      fc.property(fc.int32Array(), (values) => {
        expect(fromDeltas(toDeltas(values))).toEqual(values);
      }),
    );
  });

  it("are small for neighbours on either side", () => {
    expect([...toDeltas([100, 99, 100, 102])]).toEqual([200, 1, 2, 4]);
  });
});
