import { tableBytes } from "@vedanga/testing/sky/real-ephemeris";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdTt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { crc32 } from "./crc32.ts";
import { createTableEphemeris } from "./table-ephemeris.ts";
import { CHECKED_FROM, HEADER_BYTES } from "./table-format.ts";

const whole = tableBytes();

/** The error when these bytes are loaded. */
function refusalOf(bytes: Uint8Array): string {
  try {
    createTableEphemeris(bytes);
  } catch (error) {
    if (error instanceof CoreError && error.code === "bad_table") return error.message;
    throw error;
  }
  throw new Error("the table was taken");
}

/** A copy with one change, and a checksum that fits it: what only the checks of the content can find. */
function changed(change: (view: DataView) => void): Uint8Array {
  const bytes = whole.slice();
  const view = new DataView(bytes.buffer);
  change(view);
  view.setUint32(16, crc32(bytes.subarray(CHECKED_FROM)), true);
  return bytes;
}

describe("the checksum", () => {
  it("is CRC-32, whose check value is CBF43926, for any length", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
    expect(crc32(new TextEncoder().encode("The quick brown fox jumps over the lazy dog"))).toBe(0x414fa339);
  });
});

describe("a table of places that is not whole", () => {
  it("is refused if it is no table at all", () => {
    expect(refusalOf(new Uint8Array())).toMatch("label is missing");
    expect(refusalOf(new TextEncoder().encode("VEDGRAHA"))).toMatch("label is missing");
    expect(refusalOf(new TextEncoder().encode("a".repeat(1000)))).toMatch("label is missing");
    expect(refusalOf(whole.subarray(8))).toMatch("label is missing");
  });

  it("is refused when it is cut short, anywhere, or has grown", () => {
    fc.assert(
      fc.property(fc.integer({ min: HEADER_BYTES, max: whole.length - 1 }), (length) => {
        expect(refusalOf(whole.slice(0, length))).toMatch("cut short");
      }),
      { numRuns: 25 },
    );
    const grown = new Uint8Array(whole.length + 4);
    grown.set(whole);
    expect(refusalOf(grown)).toMatch("too long");
  });

  it("is refused when a single bit has turned, anywhere", () => {
    const bytes = whole.slice();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        refusalOf(bytes);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      }),
      { numRuns: 60 },
    );
    for (let at = 0; at < HEADER_BYTES; at += 1) {
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      refusalOf(bytes);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
    }
    expect(() => createTableEphemeris(bytes)).not.toThrow();
  });

  it("is refused when it is of another format", () => {
    expect(refusalOf(changed((view) => view.setUint32(8, 2, true)))).toMatch("has format 2; 1 is read here");
  });

  it("is refused when it is whole but contradicts itself", () => {
    expect(refusalOf(changed((view) => view.setUint32(20, 7, true)))).toMatch("other bodies");
    expect(refusalOf(changed((view) => view.setFloat64(32, 2305000, true)))).toMatch("no range");
    expect(refusalOf(changed((view) => view.setFloat64(32, Number.NaN, true)))).toMatch("no range");
    expect(refusalOf(changed((view) => view.setFloat64(32, 2600000, true)))).toMatch("contradicts itself");
    expect(refusalOf(changed((view) => view.setFloat64(24, 2305000, true)))).toMatch("contradicts itself");
    expect(refusalOf(changed((view) => view.setUint32(HEADER_BYTES + 16, 99_999_999, true)))).toMatch("contradicts");
    expect(refusalOf(changed((view) => view.setUint8(HEADER_BYTES + 40, 200)))).toMatch("contradicts itself");
  });
});

describe("a whole table", () => {
  it("is read where it lies, at an odd address too", () => {
    const shifted = new Uint8Array(whole.length + 3);
    shifted.set(whole, 3);
    const moonOf = (bytes: Uint8Array) =>
      createTableEphemeris(bytes).position("moon", jdTt(2460000.5), "apparent", "mean");
    expect(moonOf(shifted.subarray(3))).toEqual(moonOf(whole));
    expect(moonOf(Buffer.from(shifted.buffer, 3))).toEqual(moonOf(whole));
  });
});
