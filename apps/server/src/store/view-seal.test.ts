import { createHash } from "node:crypto";
import { someDetails } from "@vedanga/testing/server/some-details";
import { describe, expect, it } from "vitest";
import { createRecordSeal } from "./record-seal.ts";
import { closeView, openView, viewedDetails, viewKeyOf, viewRowKey } from "./view-seal.ts";

const seal = createRecordSeal(Buffer.alloc(32, 7));
const id = seal.idOf(someDetails());
const key = viewKeyOf(id, "name");
const view = { record: seal.rowKey(id).toString("base64url"), details: viewedDetails(someDetails(), "name") };

describe("the key of a view", () => {
  it("has 256 bits, is the same each time, and another for each name and each record", () => {
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const other = seal.idOf(someDetails({ firstName: "Other" }));
    const keys = [key, viewKeyOf(id, "name"), viewKeyOf(id, "initials"), viewKeyOf(other, "name"), id];
    expect(new Set(keys).size).toBe(4);
  });

  it("is the one that links of years ago have", () => {
    expect(key).toBe("lsjeUSxKn06Lo2s8VT_-f_pxjToul19cw3BoAM3qIbI");
    expect(viewRowKey(key).toString("base64url")).toBe("xpWY2GppuMijZHEme2JrNw1O6xZpFCFtACXXZTg9THw");
  });

  it("is not the key of any row, nor a hash that the store keeps of the id", () => {
    const rows = [viewRowKey(key), seal.rowKey(key), viewRowKey(id), seal.rowKey(id)].map((row) => row.toString("hex"));
    expect(new Set(rows).size).toBe(4);
    const plain = createHash("sha256").update(id).digest("base64url");
    expect([plain, ...rows]).not.toContain(key);
    expect(rows).not.toContain(Buffer.from(key, "base64url").toString("hex"));
  });

  it("opens the view and not the record, and the id the record and not the view", () => {
    const record = seal.close(id, someDetails());
    const sealed = closeView(key, view);
    expect(openView(key, sealed)).toEqual(view);
    expect(() => openView(id, sealed)).toThrow();
    expect(() => openView(viewKeyOf(id, "initials"), sealed)).toThrow();
    expect(() => seal.open(key, record)).toThrow();
    expect(() => openView(key, record)).toThrow();
    expect(() => seal.open(key, sealed)).toThrow();
  });
});

describe("the details of a view", () => {
  it("are the birth and the place with the name, and nothing of how to reach the person", () => {
    const { email, mobile, language, ...rest } = someDetails({ timeAccuracyMinutes: 15 });
    expect(viewedDetails({ ...rest, email, mobile, language }, "name")).toEqual(rest);
  });

  it("have initials in place of the names, if the person chose them", () => {
    const viewed = viewedDetails(someDetails(), "initials");
    expect(viewed).toMatchObject({ firstName: "Z.", lastName: "Q.", birthDate: "1987-11-23" });
    expect(JSON.stringify(viewed)).not.toMatch(/ephyrina|uillfeather|55555/i);
  });
});
