import { createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { someDetails } from "@vedanga/testing/server/some-details";
import { describe, expect, it } from "vitest";
import { canonicalDetails } from "./canonical-details.ts";
import { createRecordSeal } from "./record-seal.ts";

const SECRET = Buffer.alloc(32, 7);
const seal = createRecordSeal(SECRET);
const details = someDetails();
const id = seal.idOf(details);

describe("an id", () => {
  it("is the HMAC-SHA-256 of the canonical details, 256 bits in base64url", () => {
    expect(id).toBe(createHmac("sha256", SECRET).update(canonicalDetails(details)).digest("base64url"));
    expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it("is another under another secret", () => {
    expect(createRecordSeal(Buffer.alloc(32, 8)).idOf(details)).not.toBe(id);
  });

  it("cannot be read from the key of its row", () => {
    expect(seal.rowKey(id)).toHaveLength(32);
    expect(seal.rowKey(id).equals(Buffer.from(id, "base64url"))).toBe(false);
  });
});

describe("a sealed record", () => {
  it("opens with its id, whatever the secret is by then", () => {
    const sealed = seal.close(id, details);
    expect(createRecordSeal(Buffer.alloc(32, 8)).open(id, sealed)).toEqual(details);
  });

  // Records of years ago must open: what is written here may not change, whatever else does.
  it("is found and opened by any program that follows the method", () => {
    expect(id).toBe("1PM_8wqtrIOz-VCHietUzB2XFRahaRtXy0BjXe9qB1g");
    expect(seal.rowKey(id).toString("base64url")).toBe("UfGhCt47NF3tXRJVkOuxuVzsdAOCNUALfnn51-iJwwQ");
    const sealed = seal.close(id, details);
    expect(sealed[0]).toBe(1);
    const key = Buffer.from(hkdfSync("sha256", id, "", "vedanga record seal 1", 32));
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, 13)).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(13, -16)), decipher.final()]).toString("utf8");
    expect(JSON.parse(text)).toEqual(details);
  });

  it("keeps every letter of every script", () => {
    const telugu = someDetails({ firstName: "అనురాధ", lastName: "𑀓𑀸", location: "వరంగల్ 🙏" });
    expect(seal.open(seal.idOf(telugu), seal.close(seal.idOf(telugu), telugu))).toEqual(telugu);
  });

  it("contains no text of the person", () => {
    const bytes = seal.close(id, details).toString("latin1");
    for (const word of ["Zephyrina", "Quillfeather", "1987", "Warangal"]) expect(bytes).not.toContain(word);
  });

  it("has the same length for a short and a long name", () => {
    const short = someDetails({ firstName: "A", lastName: "B" });
    expect(seal.close(seal.idOf(short), short)).toHaveLength(seal.close(id, details).length);
  });

  it("is different bytes each time", () => {
    expect(seal.close(id, details).equals(seal.close(id, details))).toBe(false);
  });

  it("does not open with another id", () => {
    const other = seal.idOf(someDetails({ firstName: "Other" }));
    expect(() => seal.open(other, seal.close(id, details))).toThrow();
  });

  it("does not open with an id that only decodes to the same bits", () => {
    const last = "AEIMQUYcgkosw048".indexOf(id.at(-1) ?? "");
    const alias = id.slice(0, -1) + "BFJNRVZdhlptx159"[last];
    expect(Buffer.from(alias, "base64url").equals(Buffer.from(id, "base64url"))).toBe(true);
    expect(seal.rowKey(alias).equals(seal.rowKey(id))).toBe(false);
    expect(() => seal.open(alias, seal.close(id, details))).toThrow();
  });

  it("does not open when any one byte of it was changed", () => {
    const sealed = seal.close(id, details);
    for (let at = 0; at < sealed.length; at++) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => seal.open(id, altered), `byte ${at}`).toThrow();
    }
  });

  it("does not open when it was cut", () => {
    const sealed = seal.close(id, details);
    for (const length of [0, 1, 12, 28, 29, sealed.length - 1])
      expect(() => seal.open(id, sealed.subarray(0, length)), `${length} bytes`).toThrow();
  });
});
