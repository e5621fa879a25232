import { describe, expect, test } from "vitest";
import { parseInstant, parseWireInstant } from "#api/wire/parse-wire-time.ts";
import { limbStretches } from "./limb-stretches.ts";

const at = (clock: string) => parseInstant(`2026-11-${clock}+05:30`);
const ENDS = { sunrise: at("21T06:24:05"), next_sunrise: at("22T06:24:36") };
const TITHIS = [
  { number: 11, name: "Ekadasi", start: at("20T07:16:00"), end: at("21T06:32:00") },
  { number: 12, name: "Dvadasi", start: at("21T06:32:00"), end: at("22T04:57:00") },
  { number: 13, name: "Trayodasi", start: at("22T04:57:00"), end: at("23T02:37:00") },
];
const ASKED = { name: "Dvadasi", end: parseWireInstant("Sun Nov 22 2026 4:57:00 AM") };

describe("the tithis of a day", () => {
  test("the present one is between what is over and what comes", () => {
    const stretches = limbStretches(TITHIS, ASKED, ENDS, at("21T10:40:00").instantMs);
    expect(stretches.map(({ name, tense }) => `${name} ${tense}`)).toEqual([
      "Ekadasi past",
      "Dvadasi now",
      "Trayodasi next",
    ]);
  });

  test("at its very end the next one applies", () => {
    expect(limbStretches(TITHIS, ASKED, ENDS, at("21T06:32:00").instantMs).map(({ tense }) => tense)).toEqual([
      "past",
      "now",
      "next",
    ]);
  });

  test("what began before sunrise shows no start, what runs past the next sunrise says so", () => {
    const [first, , last] = limbStretches(TITHIS, ASKED, ENDS, at("21T10:40:00").instantMs);
    expect(first?.start).toBeNull();
    expect(last?.outlastsDay).toBe(true);
  });

  test("before sunrise a limb that ends before it is taken from the requested moment", () => {
    const late = TITHIS.slice(1);
    const asked = { name: "Ekadasi", end: parseWireInstant("Sat Nov 21 2026 6:10:00 AM") };
    const [first, ...rest] = limbStretches(late, asked, ENDS, at("21T05:00:00").instantMs);
    expect(first).toMatchObject({ name: "Ekadasi", number: null, tense: "now" });
    expect(first?.end.time).toEqual({ hour: 6, minute: 10, second: 0 });
    expect(rest.every(({ tense }) => tense === "next")).toBe(true);
  });
});
