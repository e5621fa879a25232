import { expect, test } from "vitest";
import type { ComingDay } from "#api/wire/coming.ts";
import { whatIsNext } from "./what-is-next.ts";

type Kind = ComingDay["kind"];
const on = (day: number, id: string, kind: Kind, others: Partial<ComingDay> = {}): ComingDay => ({
  date: { year: 2026, month: 11, day },
  id,
  name: id,
  kind,
  special: "",
  why: "",
  ...others,
});
const at = (day: number) => ({ year: 2026, month: 11, day });
const namesOf = (coming: readonly ComingDay[], day: number) => whatIsNext(coming, at(day)).map(({ id }) => id);

const MONTH = [
  on(8, "dipavali", "festival"),
  on(8, "amavasya", "full_or_new_moon"),
  on(12, "vinayaka_chaturthi", "monthly_vrata"),
  on(20, "prabodhini_ekadashi", "ekadashi"),
  on(22, "soma_pradosha", "monthly_vrata"),
  on(24, "kartika_purnima", "festival"),
  on(28, "utpanna_ekadashi", "ekadashi"),
];

test("a day of its own comes first, then the next festival and the next Ekadashi by date", () => {
  expect(namesOf(MONTH, 8)).toEqual(["dipavali", "prabodhini_ekadashi", "kartika_purnima"]);
});

test("on a day on which nothing is kept the next Pradosha takes its line", () => {
  expect(namesOf(MONTH.slice(2), 11)).toEqual(["prabodhini_ekadashi", "soma_pradosha", "kartika_purnima"]);
});

test("on an Ekadashi the next one is named as well", () => {
  expect(namesOf(MONTH.slice(3), 20)).toEqual(["prabodhini_ekadashi", "kartika_purnima", "utpanna_ekadashi"]);
});

test("of several festivals of a date the great one is named", () => {
  const november = [on(8, "naraka_chaturdashi", "festival"), ...MONTH];
  expect(namesOf(november, 6)[0]).toBe("dipavali");
  expect(namesOf(november, 8)[0]).toBe("dipavali");
});

test("an Ekadashi that is a festival besides takes one line, not two", () => {
  const margashirsha = [
    on(20, "vaikuntha_ekadashi", "festival"),
    on(20, "mokshada_ekadashi", "ekadashi"),
    on(24, "datta_jayanti", "festival"),
  ];
  expect(namesOf(margashirsha, 11)).toEqual(["vaikuntha_ekadashi", "datta_jayanti"]);
});

test("on an Ekadashi the fast is named before another festival of the date, by the name of its festival", () => {
  const margashirsha = [
    on(20, "gita_jayanti", "festival"),
    on(20, "vaikuntha_ekadashi", "festival"),
    on(20, "mokshada_ekadashi", "ekadashi"),
    on(24, "datta_jayanti", "festival"),
  ];
  expect(namesOf(margashirsha, 20)[0]).toBe("vaikuntha_ekadashi");
  expect(namesOf(margashirsha.toSpliced(1, 1), 20)[0]).toBe("mokshada_ekadashi");
});

const eclipse = (visible: boolean) => ({ eclipse: { visible } as ComingDay["eclipse"] });

test("an eclipse is named where it is seen, and not where it is not", () => {
  const seen = [on(12, "lunar_eclipse", "eclipse", eclipse(true)), ...MONTH.slice(3)];
  const unseen = [on(12, "lunar_eclipse", "eclipse", eclipse(false)), ...MONTH.slice(3)];
  expect(namesOf(seen, 11)).toContain("lunar_eclipse");
  expect(namesOf(unseen, 11)).not.toContain("lunar_eclipse");
  expect(namesOf(unseen, 12)).not.toContain("lunar_eclipse");
});

test("of nothing there is nothing", () => {
  expect(whatIsNext([], at(1))).toEqual([]);
});
