import { expect, test } from "vitest";
import sprite from "./guardians.svg?raw";
import { GUARDIANS } from "./guardians.ts";

test("each of the twelve guardians has an emblem of its own, and no drawing is left over", () => {
  const drawn = [...sprite.matchAll(/<symbol id="guardian-([a-z]+)"/g)].map(([, name]) => name);
  expect(drawn.toSorted()).toEqual(
    Object.values(GUARDIANS)
      .map(({ emblem }) => emblem)
      .toSorted(),
  );
  expect(new Set(drawn).size).toBe(12);
});

test("the emblems have the inks of the theme and no other", () => {
  const inks = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, ink]) => ink);
  expect(new Set(inks)).toEqual(new Set(["none", "currentColor", "var(--paper)", "var(--gold)"]));
});
