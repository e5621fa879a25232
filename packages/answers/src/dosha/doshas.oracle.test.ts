import { kaalsarpDoshaOf, type MangalSigns, mangalDoshaBySigns, rasiIndex, rasiOf } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { readAuthority } from "@vedanga/testing/authority";
import { EXPECTED_FAILURES } from "@vedanga/testing/oracle/expected-failures";
import { idOf, rasiNamed } from "@vedanga/testing/oracle/printed-names";
import { describe, expect, it } from "vitest";
import { kaalsarpReport } from "./kaalsarp-dosha.ts";
import { mangalReport } from "./mangal-dosha.ts";

interface RuleCase {
  readonly id: string;
  readonly input: {
    readonly lon?: Readonly<Record<string, number>> | number;
    readonly signs?: Readonly<Record<string, string>>;
    readonly lagna_sign?: string;
  };
  readonly expect: {
    readonly mangal_dosha?: boolean;
    readonly present?: boolean;
    readonly from_lagna?: boolean;
    readonly from_moon?: boolean;
    readonly manglik?: boolean;
    readonly kala_sarpa?: boolean;
    readonly type?: string;
  };
}

const english = catalogueOf("en");
/** Rule cases of five other programs; those in which we follow another rule are in the gate's list with the reason. */
const cases = readAuthority<readonly RuleCase[]>("dosha").filter(
  ({ id, input }) =>
    (typeof input.lon === "object" || input.signs !== undefined) &&
    !EXPECTED_FAILURES.some(({ sample }) => sample.startsWith(`dosha ${id} `)),
);

function signsOf({ lon = {}, signs = {}, lagna_sign }: RuleCase["input"]): MangalSigns {
  const printed = { ...signs, ...(lagna_sign === undefined ? {} : { Lagna: lagna_sign }) };
  return Object.fromEntries([
    ...Object.entries(lon).map(([who, deg]) => [idOf(who), rasiOf(deg)]),
    ...Object.entries(printed).map(([who, sign]) => [idOf(who), rasiNamed(sign)]),
  ]) as MangalSigns;
}

/** If only signs are printed, each graha is in the middle of its sign, so that nodes and grahas with them coincide. */
function longitudesOf({ lon, signs = {} }: RuleCase["input"]): Record<string, number> {
  if (typeof lon === "object") return Object.fromEntries(Object.entries(lon).map(([who, deg]) => [idOf(who), deg]));
  const middles = Object.entries(signs).map(([who, sign]) => {
    const rasi = rasiNamed(sign);
    if (rasi === undefined) throw new RangeError(`no sign ${sign}`);
    return [idOf(who), rasiIndex(rasi) * 30 + 15] as const;
  });
  return Object.fromEntries(middles);
}

describe("doshas on the wire against the rule cases of other programs", () => {
  const mangals = cases.filter(({ expect: { mangal_dosha, present, manglik } }) =>
    [mangal_dosha, present, manglik].some((printed) => printed !== undefined),
  );
  const kaalsarps = cases.filter(({ expect: { kala_sarpa } }) => kala_sarpa !== undefined);

  it("drops no case but those of another rule", () => {
    expect([mangals.length, kaalsarps.length]).toEqual([9, 7]);
  });

  it.each(mangals)("Mangal: $id", ({ input, expect: printed }) => {
    const report = mangalReport(mangalDoshaBySigns(signsOf(input)), english);
    const present = printed.mangal_dosha ?? printed.present;
    if (present !== undefined) expect(report.is_dosha_present).toBe(present);
    const fromLagna = printed.from_lagna ?? printed.manglik;
    if (fromLagna !== undefined) expect(report.is_dosha_present_mars_from_lagna).toBe(fromLagna);
    if (printed.from_moon !== undefined) expect(report.is_dosha_present_mars_from_moon).toBe(printed.from_moon);
    expect("mars" in report.factors).toBe(report.is_dosha_present_mars_from_lagna);
  });

  it.each(kaalsarps)("Kaalsarp: $id", ({ input, expect: { kala_sarpa, type } }) => {
    const longitudes = longitudesOf(input) as Parameters<typeof kaalsarpDoshaOf>[0];
    const report = kaalsarpReport(kaalsarpDoshaOf(longitudes, signsOf(input).lagna ?? "mesha"), english);
    expect(report.is_dosha_present).toBe(kala_sarpa);
    if (type !== undefined) expect(report.dosha_type).toBe(type);
  });
});
