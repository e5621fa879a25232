import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { vimshottari } from "../dasha/vimshottari.ts";
import { sadeSati } from "../gochara/sade-sati.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import { dashaChanges, saturnChanges } from "./life-changes.ts";

const birthJdUt = jdUt(gregorianToJd({ year: 1990, month: 5, day: 17 }) + 35 / 1440);
const stretch = (from: number, to: number) => ({
  from: jdUt(gregorianToJd({ year: from, month: 1, day: 1 })),
  to: jdUt(gregorianToJd({ year: to, month: 1, day: 1 })),
});

describe("what changes in a life", () => {
  it("are the parts of the mahadashas that begin, each where the one before ends", () => {
    const dashas = vimshottari(realSky, birthJdUt, siderealLongitudeDeg(realSky, "moon", birthJdUt));
    const all = dashaChanges(dashas, stretch(1990, 2100));
    for (const [index, { startJdUt }] of all.entries()) {
      if (index > 0) expect(startJdUt).toBe(all[index - 1]?.endJdUt);
    }
    const some = dashaChanges(dashas, stretch(2026, 2037));
    expect(some).toEqual(all.filter(({ startJdUt }) => some.some((one) => one.startJdUt === startJdUt)));
    expect(some.map(({ lords }) => lords.join(" "))).toContain("saturn saturn");
  });

  it("are Saturn's entries into the signs that count, and where he leaves the last of them", () => {
    const rows = sadeSati(realSky, birthJdUt, "makara");
    const changes = saturnChanges(rows, stretch(2010, 2030));
    // Saturn went from Dhanu to Makara and Kumbha without a sign between them: no end before the last.
    expect(changes.filter(({ change }) => change === "enters")).toHaveLength(
      rows.filter(({ startJdUt }) => startJdUt >= stretch(2010, 2030).from && startJdUt < stretch(2010, 2030).to)
        .length,
    );
    const left = changes.filter(({ change }) => change === "leaves");
    expect(left.map(({ row }) => row.rasi)).toContain("kumbha");
    expect(left.map(({ row }) => row.rasi)).not.toContain("makara");
    const back = left.flatMap((change) => (change.change === "leaves" && change.returnsJdUt ? [change] : []));
    for (const { row, returnsJdUt } of back) {
      expect(rows.find(({ startJdUt }) => startJdUt === returnsJdUt)?.rasi).toBe(row.rasi);
    }
    expect(back.length).toBeGreaterThan(0);
  });
});
