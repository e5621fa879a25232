import { describe, expect, it } from "vitest";
import { cssColour } from "./look.ts";

describe("a requested colour", () => {
  it.each(["orange", "Orange", " red ", "#abc", "#abcd", "#A1B2C3", "#ff850b3d", "rebeccapurple"])(
    "is taken: %s",
    (asked) => {
      expect(cssColour(asked)).toBe(asked.trim().toLowerCase());
    },
  );

  it.each([
    "",
    "orangey",
    "#12",
    "#12345",
    "#1234567",
    "#ggg",
    "rgb(0,0,0)",
    "url(#x)",
    "red;",
    "currentcolor",
    'red"',
  ])("is not taken: %s", (asked) => {
    expect(cssColour(asked)).toBeUndefined();
  });

  it("may be absent", () => {
    expect(cssColour(undefined)).toBeUndefined();
  });
});
