import { GEMS } from "@vedanga/core/ids";
import { describe, expect, test } from "vitest";
import { gemAddress } from "#person/gem/gem-address.ts";
import { gemOfAddress } from "./gem-of-address.ts";

const gemIn = (search: string) => gemOfAddress(new URLSearchParams(search));

describe("the address of a stone", () => {
  test("leads back to each of the nine", () => {
    expect(new Set(GEMS).size).toBe(9);
    for (const gem of GEMS) expect(gemIn(gemAddress(gem, "te").split("?")[1] ?? "")).toBe(gem);
  });

  test("means the coral where it names no stone", () => {
    expect(gemIn("")).toBe("coral");
    expect(gemIn("lang=te&id=abc")).toBe("coral");
    expect(gemIn("gem=&lang=te")).toBe("coral");
  });

  test("may be written with capitals", () => {
    expect(gemIn("gem=Ruby")).toBe("ruby");
  });

  test("names none where it names another thing", () => {
    expect(gemIn("gem=amber")).toBeUndefined();
  });
});
