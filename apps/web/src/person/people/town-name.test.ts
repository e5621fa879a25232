import type { Place } from "@vedanga/contract";
import { expect, test } from "vitest";
import { townName } from "./town-name.ts";

const place = (name: string, admin = ""): Place => ({
  id: `${name}${admin}`,
  name,
  admin,
  country: "",
  lat: 18,
  lon: 79,
  zone: "Asia/Kolkata",
  population: 1,
});

test("a town is called as the places of exactly its name are", () => {
  expect(townName({ places: [place("వరంగల్"), place("వరంగల్ కోట")], exact: 1 })).toBe("వరంగల్");
  expect(townName({ places: [place("సేలం", "a"), place("సేలం", "b")], exact: 2 })).toBe("సేలం");
});

test("a town that the list does not know, or knows under two names, keeps what was typed", () => {
  expect(townName({ places: [place("వరంగల్")], exact: 0 })).toBeUndefined();
  expect(townName({ places: [place("వరంగల్")] })).toBeUndefined();
  expect(townName({ places: [place("సేలం"), place("సాలెం")], exact: 2 })).toBeUndefined();
});
