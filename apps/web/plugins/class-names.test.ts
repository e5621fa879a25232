import { describe, expect, test } from "vitest";
import { classNames } from "./class-names.ts";

describe("the name of a rule", () => {
  const nameOf = classNames("/repo/src");

  test("is that in its sheet, with the same letters for all of one sheet", () => {
    const [first, second] = [
      nameOf("row", "/repo/src/a/b.module.css"),
      nameOf("cell", "/repo/src/a/b.module.css?used"),
    ];
    expect(first).toMatch(/^row_[0-9a-z]{4}$/);
    expect(second.slice(-4)).toBe(first.slice(-4));
    expect(nameOf("row", "/repo/src/a/c.module.css")).not.toBe(first);
  });

  test("is the same wherever the repository is", () => {
    expect(classNames("/elsewhere")("row", "/elsewhere/a/b.module.css")).toBe(
      nameOf("row", "/repo/src/a/b.module.css"),
    );
  });

  test("is never that of another sheet", () => {
    const namesOf = classNames("/repo/src");
    const many = Array.from({ length: 20_000 }, (_, index) => `/repo/src/${index}.module.css`);
    expect(() => many.map((file) => namesOf("row", file))).toThrow(/and \d+\.module\.css have the same letters/);
  });
});
