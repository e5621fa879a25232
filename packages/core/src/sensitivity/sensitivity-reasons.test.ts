import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { vimshottari } from "../dasha/vimshottari.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { GeoPoint } from "../sky.ts";
import { birthTimeSensitivity, type UncertainBirth } from "./birth-time-sensitivity.ts";
import { sensitivityReasons } from "./sensitivity-reasons.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const birth = (uncertaintyMinutes: number): UncertainBirth => ({
  birthJdUt: jdUt(2448028.5243),
  place: HYDERABAD,
  uncertaintyMinutes,
  dashasAtJdUt: jdUt(2461365.75),
});
const explainedOf = (asked: UncertainBirth) => {
  const found = birthTimeSensitivity(realSky, asked);
  return { found, reasons: sensitivityReasons(realSky, asked, found) };
};

describe("why another minute of birth changes something", () => {
  it("is given once for each change and each thing that stays", () => {
    for (const minutes of [1, 15, 720]) {
      const { found, reasons } = explainedOf(birth(minutes));
      expect(reasons.changes.map(({ facts }) => facts.quantity)).toEqual(found.changes.map(({ quantity }) => quantity));
      expect(reasons.steady.map(({ facts }) => facts.quantity)).toEqual(found.steady);
    }
  });

  it("puts a change of the lagna's sign at the first point of the sign that rises", () => {
    const { found, reasons } = explainedOf(birth(720));
    const lagnas = found.changes.flatMap(({ quantity, after }, index) =>
      quantity === "lagna" ? [{ after, facts: reasons.changes[index]?.facts }] : [],
    );
    expect(lagnas).toHaveLength(12);
    for (const { after, facts } of lagnas) expect(facts).toEqual({ quantity: "lagna", rasi: after, intoRasiDeg: 0 });
  });

  it("puts a change of the Moon's quarter where the Moon then is", () => {
    const { found, reasons } = explainedOf(birth(720));
    const at = found.changes.findIndex(({ quantity }) => quantity === "pada");
    const moonDeg = siderealLongitudeDeg(realSky, "moon", found.changes[at]?.birthJdUt ?? jdUt(0));
    const facts = reasons.changes[at]?.facts;
    closeTo(facts && "intoRasiDeg" in facts ? facts.intoRasiDeg : Number.NaN, moonDeg % 30, 1e-4, "°");
  });

  it("moves the dashas by as many days as two births a minute apart really differ", () => {
    const { birthJdUt } = birth(15);
    const firstEnd = (jd: number) =>
      vimshottari(realSky, jdUt(jd), siderealLongitudeDeg(realSky, "moon", jdUt(jd))).mahadashas[0];
    const earlier = firstEnd(birthJdUt)?.endJdUt ?? 0;
    const later = firstEnd(birthJdUt + 1 / 1440)?.endJdUt ?? 0;
    const { found, reasons } = explainedOf(birth(15));
    const facts = reasons.steady[found.steady.indexOf("mahadasha")]?.facts;
    closeTo((facts && "movedDays" in facts ? facts.movedDays : Number.NaN) / 15, earlier - later, 0.01, "d");
  });

  it("puts a change of what is judged from the chart where the lagna, the Moon or another graha goes into a sign", () => {
    const { found, reasons } = explainedOf(birth(720));
    const judged = found.changes.flatMap(({ quantity, birthJdUt }, index) => {
      const reason = reasons.changes[index];
      return reason && ["mangal", "kaalsarp", "gem", "lord_house"].includes(quantity) ? [{ birthJdUt, reason }] : [];
    });
    expect(judged.length).toBeGreaterThan(12);
    for (const { birthJdUt, reason } of judged) {
      if (reason.rule !== "sensitivity.lagna_enters") continue;
      const lagna = found.changes.find((change) => change.quantity === "lagna" && change.birthJdUt === birthJdUt);
      expect(reason.facts.rasi).toBe(lagna?.after);
    }
  });

  it("says of what stays whether nothing moved, or whatever moved came to the same", () => {
    const rules = (minutes: number) => explainedOf(birth(minutes)).reasons.steady.map(({ rule }) => rule);
    expect(rules(1)).toContain("sensitivity.chart_unmoved");
    expect(rules(720)).toContain("sensitivity.chart_moved_alike");
  });
});
