import { describe, expect, test } from "vitest";
import { limbStretches } from "./limb-stretches.ts";

const IST = "+05:30";
const ENDS = { sunrise: `2026-11-21T06:24:05${IST}`, next_sunrise: `2026-11-22T06:24:36${IST}` };
const TITHIS = [
  { number: 11, name: "Ekadasi", start: `2026-11-20T07:16:00${IST}`, end: `2026-11-21T06:32:00${IST}` },
  { number: 12, name: "Dvadasi", start: `2026-11-21T06:32:00${IST}`, end: `2026-11-22T04:57:00${IST}` },
  { number: 13, name: "Trayodasi", start: `2026-11-22T04:57:00${IST}`, end: `2026-11-23T02:37:00${IST}` },
];
const ASKED = { name: "Dvadasi", end: "Sun Nov 22 2026 4:57:00 AM" };
const at = (clock: string) => Date.parse(`2026-11-21T${clock}${IST}`);

describe("the tithis of a day", () => {
  test("the present one is between what is over and what comes", () => {
    const stretches = limbStretches(TITHIS, ASKED, ENDS, at("10:40:00"));
    expect(stretches.map(({ name, tense }) => `${name} ${tense}`)).toEqual([
      "Ekadasi past",
      "Dvadasi now",
      "Trayodasi next",
    ]);
  });

  test("at its very end the next one applies", () => {
    expect(limbStretches(TITHIS, ASKED, ENDS, at("06:32:00")).map(({ tense }) => tense)).toEqual([
      "past",
      "now",
      "next",
    ]);
  });

  test("what began before sunrise shows no start, what runs past the next sunrise says so", () => {
    const [first, , last] = limbStretches(TITHIS, ASKED, ENDS, at("10:40:00"));
    expect(first?.start).toBeNull();
    expect(last?.outlastsDay).toBe(true);
  });

  test("before sunrise a limb that ends before it is taken from the requested moment", () => {
    const late = TITHIS.slice(1);
    const asked = { name: "Ekadasi", end: "Sat Nov 21 2026 6:10:00 AM" };
    const [first, ...rest] = limbStretches(late, asked, ENDS, at("05:00:00"));
    expect(first).toMatchObject({ name: "Ekadasi", number: null, tense: "now" });
    expect(first?.end.time).toEqual({ hour: 6, minute: 10, second: 0 });
    expect(rest.every(({ tense }) => tense === "next")).toBe(true);
  });
});
