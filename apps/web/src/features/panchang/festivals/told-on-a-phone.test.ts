import { expect, test } from "vitest";
import type { Festival } from "#api/wire/festival.ts";
import { toldOnAPhone } from "./told-on-a-phone.ts";

const at = { date: { year: 2026, month: 12, day: 21 }, time: { hour: 6, minute: 41, second: 0 }, instantMs: 0 };
const festival = (id: string, hours: Partial<Festival> = {}): Festival => ({
  id,
  name: id,
  kind: "festival",
  special: "",
  why: "",
  ...hours,
});
const gita = festival("gita_jayanti");
const vaikuntha = festival("vaikuntha_ekadashi", { parana_from: at });
const mokshada = festival("mokshada_ekadashi", { parana_from: at });

test("two festivals of a day are both told at once", () => {
  expect(toldOnAPhone([gita, vaikuntha])).toEqual([gita, vaikuntha]);
});

test("of more the one with hours to keep is told, not the one that stands first", () => {
  expect(toldOnAPhone([gita, vaikuntha, mokshada])).toEqual([vaikuntha]);
});

test("of more without hours the first is told", () => {
  const [one, two, three] = ["one", "two", "three"].map((id) => festival(id));
  expect(toldOnAPhone([one, two, three].filter((found) => found !== undefined))).toEqual([one]);
});

test("of none there is none", () => {
  expect(toldOnAPhone([])).toEqual([]);
});
