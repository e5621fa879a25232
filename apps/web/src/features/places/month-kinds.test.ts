import { SACRED_PLACE_FACTS } from "@vedanga/sacred-places";
import { expect, test } from "vitest";
import { monthKinds } from "./month-kinds.ts";

const LETTERS = { best: "b", closed: "c", closing: "<", opening: ">", other: "-" } as const;
const inLetters = (id: "kasi" | "kedarnath" | "badrinath"): string =>
  monthKinds(SACRED_PLACE_FACTS[id])
    .map((kind) => LETTERS[kind])
    .join("");

test("the year of a place passes the end of December where its season does", () => {
  expect(inLetters("kasi")).toBe("bbb------bbb");
});

test("a closed month is never among the best, and the months of closing and opening are of their own", () => {
  expect(inLetters("kedarnath")).toBe("ccc>bb--bb<c");
  expect(inLetters("badrinath")).toBe("ccc>bbbbbb<c");
});
