import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GazetteerError } from "../gazetteer-error.ts";
import { openFile, sealFile } from "./sealed-file.ts";

const content = new TextEncoder().encode("Guntur\nWarangal\n".repeat(50));
const sealed = sealFile(content);

function changed(at: number, byte: number): Uint8Array {
  const copy = Uint8Array.from(sealed);
  copy[at] = byte;
  return copy;
}

describe("a sealed file", () => {
  it("returns what was sealed, and the same bytes for the same content", () => {
    expect(new Uint8Array(openFile(sealed))).toEqual(content);
    expect(sealFile(content)).toEqual(sealed);
  });

  it("opens from the middle of a larger buffer", () => {
    const larger = new Uint8Array(sealed.length + 20);
    larger.set(sealed, 7);
    expect(new Uint8Array(openFile(larger.subarray(7, 7 + sealed.length)))).toEqual(content);
  });

  it("says when it is no file of ours", () => {
    expect(() => openFile(new TextEncoder().encode('{"places":[]}'))).toThrow(/not a file of places/);
    expect(() => openFile(new Uint8Array())).toThrow(GazetteerError);
  });

  it("says when it has another format", () => {
    expect(() => openFile(changed(8, 99))).toThrow(/has format 99/);
  });

  it("says when it is cut short or too long", () => {
    expect(() => openFile(sealed.subarray(0, sealed.length - 1))).toThrow(/cut short/);
    expect(() => openFile(Buffer.concat([sealed, new Uint8Array(3)]))).toThrow(/too long/);
  });

  it("says so whichever byte of it is changed", () => {
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        expect(() => openFile(changed(at, (sealed[at] ?? 0) ^ flip))).toThrow(GazetteerError);
      }),
    );
  });

  it("says how to repair it", () => {
    expect(() => openFile(changed(sealed.length - 1, (sealed.at(-1) ?? 0) ^ 1))).toThrow(
      /checksum does not fit\. Rebuild it with: npm run regenerate -- places/,
    );
  });
});
