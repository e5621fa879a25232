import type { SadeSatiWireRow } from "@vedanga/contract";
import { expect, test } from "vitest";
import { parseWireDate } from "#api/wire/parse-wire-time.ts";
import { decodeSadeSati } from "#api/wire/sade-sati.ts";
import { civilDay, dayMs } from "#person/periods/period.ts";
import { lastDayOfRun, lastDayTold, runsOf, saturnNow, saturnStays, stayTold } from "./saturn-periods.ts";

const row = (type: SadeSatiWireRow["type"], start_date: string, end_date: string, retro = false): SadeSatiWireRow => ({
  type,
  start_date,
  end_date,
  retro,
  zodiac: "",
  dhaiya: "Small Panoti",
  direction: "N/A",
});

// Moon in Capricorn: the end of a sade sati, Aries (4th), with Saturn's way back through Pisces.
const STAYS = [
  row("Sade Sati", "Fri Apr 29 2022", "Tue Jul 12 2022"),
  row("Sade Sati", "Tue Jul 12 2022", "Tue Jan 17 2023", true),
  row("Sade Sati", "Tue Jan 17 2023", "Sat Mar 29 2025"),
  row("Ardhastama Shani", "Thu Jun 03 2027", "Wed Oct 20 2027"),
  row("Ardhastama Shani", "Wed Feb 23 2028", "Wed Aug 08 2029"),
  row("Ardhastama Shani", "Fri Oct 05 2029", "Wed Apr 17 2030"),
  row("Kantaka Shani", "Sat Jul 13 2034", "Sat Aug 27 2036"),
];
const ROWS = decodeSadeSati({
  response: STAYS,
  readings: STAYS.map(() => ({ past: "was", now: "is", to_come: "comes" })),
});
const on = (day: string) => saturnStays(ROWS, dayMs(parseWireDate(day)));

test("outside the four periods the next of any is named", () => {
  const { current, next } = saturnNow(on("Sat Nov 21 2026"));
  expect(current).toBeUndefined();
  expect(next?.type).toBe("Ardhastama Shani");
});

test("after the last stay of the table it says nothing of today", () => {
  const isOver = (day: string) => saturnNow(on(day)).isOver;
  expect(["Sat Nov 21 2026", "Wed Jan 01 2036", "Sat Jan 01 2050"].map(isOver)).toEqual([false, false, true]);
  expect(saturnNow([]).isOver).toBe(false);
});

test("within one the next of another kind is named, not its own next stay", () => {
  const { current, next } = saturnNow(on("Wed Jan 01 2023"));
  expect([current?.type, current?.isRetrograde]).toEqual(["Sade Sati", true]);
  expect(next?.type).toBe("Ardhastama Shani");
});

test("a run ends with its last stay, over Saturn's turn back", () => {
  const stays = on("Fri Jul 02 2027");
  const { current } = saturnNow(stays);
  expect(current && civilDay(lastDayOfRun(stays, current))).toEqual({ year: 2030, month: 4, day: 17 });
});

test("a stay is told till its own end where another kind begins before it comes again", () => {
  // Moon in Virgo: Saturn in the 7th sign, the 8th, back in the 7th, and in the 8th again.
  const rows = [
    row("Kantaka Shani", "Sat Mar 29 2025", "Thu Jun 03 2027"),
    row("Ashtama Shani", "Thu Jun 03 2027", "Wed Oct 20 2027"),
    row("Kantaka Shani", "Wed Oct 20 2027", "Wed Feb 23 2028", true),
    row("Ashtama Shani", "Wed Feb 23 2028", "Wed Aug 08 2029"),
  ];
  const readings = rows.map(() => ({ past: "", now: "", to_come: "" }));
  const endOn = (day: string) => {
    const stays = saturnStays(decodeSadeSati({ response: rows, readings }), dayMs(parseWireDate(day)));
    const { current } = saturnNow(stays);
    return current && civilDay(lastDayTold(stays, current));
  };
  expect(endOn("Sat Nov 21 2026")).toEqual({ year: 2027, month: 6, day: 3 });
  expect(endOn("Thu Jul 01 2027")).toEqual({ year: 2027, month: 10, day: 20 });
  expect(endOn("Wed Dec 01 2027")).toEqual({ year: 2028, month: 2, day: 23 });
  expect(endOn("Wed Mar 01 2028")).toEqual({ year: 2029, month: 8, day: 8 });
  // Where nothing else comes between, over the way back.
  const stays = on("Fri Jul 02 2027");
  const { current } = saturnNow(stays);
  expect(current && civilDay(lastDayTold(stays, current))).toEqual({ year: 2030, month: 4, day: 17 });
});

test("the runs of a kind are counted once, over the stays between which Saturn turns back", () => {
  const yearsOf = (type: SadeSatiWireRow["type"]) =>
    runsOf(on("Sat Nov 21 2026"), type).map(({ startMs, endMs }) => [civilDay(startMs).year, civilDay(endMs).year]);
  expect(yearsOf("Sade Sati")).toEqual([[2022, 2025]]);
  expect(yearsOf("Ardhastama Shani")).toEqual([[2027, 2030]]);
  expect(yearsOf("Ashtama Shani")).toEqual([]);
});

test("a stay has the words of the day: before it, during it or after it", () => {
  const readings = on("Wed Jan 01 2023").map(({ reading }) => reading);
  expect(readings).toEqual(["was", "is", "comes", "comes", "comes", "comes", "comes"]);
});

test("the stay that runs is told, or else the next to come", () => {
  expect(stayTold(on("Wed Jan 01 2023"))?.isRetrograde).toBe(true);
  expect(stayTold(on("Sat Nov 21 2026"))?.type).toBe("Ardhastama Shani");
  expect(stayTold(on("Sat Jan 01 2050"))).toBeUndefined();
});
