import { calls, type SkyNow } from "@vedanga/contract";
import { context, HYDERABAD } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { closeTo } from "@vedanga/testing/close-to";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerSkyNow } from "./sky-now.ts";

type Query = Readonly<Record<string, string>>;
const answer = (query: Query) => answerSkyNow(z.parse(calls.skyNow.parameters, query), context);
const ask = (query: Query): SkyNow => answer(query).response;

const NOON: Query = { ...HYDERABAD, at: "2026-11-21T06:30:00Z" };

/** Swiss Ephemeris 2.10.03: swetest -b21.11.2026 -ut6:30:00 -p0123456m -sid1 -fPl, and -house78.4867,17.385,W. */
const SWISS: readonly (readonly [string, number])[] = [
  ["sun", 214.7180969],
  ["moon", 349.6045012],
  ["mercury", 195.2366134],
  ["venus", 179.6417008],
  ["mars", 123.8272925],
  ["jupiter", 122.0310899],
  ["saturn", 344.0439547],
  ["rahu", 300.7651516],
];
const SWISS_LAGNA_DEG = 294 + 44 / 60 + 56.513 / 3600;

/** swetest -p1 -fP*-: the Moon's elongation and the part of its disc that is lit. */
const SWISS_PHASES: readonly (readonly [string, number])[] = [
  ["1992-04-12T00:00:00Z", 0.678636807],
  ["1900-01-01T12:00:00Z", 0.000316688],
  ["2077-06-05T18:00:00Z", 0.991412756],
  ["2026-11-21T06:30:00Z", 0.852722882],
];

describe("the sky of a moment", () => {
  it("has the shape of the contract, key for key in its order", () => {
    const whole = answer(NOON);
    expect(JSON.stringify(z.parse(calls.skyNow.response, whole))).toBe(JSON.stringify(whole));
  });

  it("is where Swiss Ephemeris has it", () => {
    const { grahas, lagna } = ask(NOON);
    for (const [graha, longitudeDeg] of SWISS) {
      const found = grahas.find((one) => one.graha === graha);
      closeTo((found?.longitude ?? Number.NaN) * 3600, longitudeDeg * 3600, 1, `" (${graha})`);
    }
    closeTo(lagna.longitude * 3600, SWISS_LAGNA_DEG * 3600, 2, '" (lagna)');
  });

  it("lights the Moon as Swiss Ephemeris does", () => {
    for (const [at, lit] of SWISS_PHASES)
      closeTo(ask({ ...HYDERABAD, at }).moon_phase.illuminated, lit, 1e-4, `of the disc (${at})`);
  });

  it("agrees with itself: sign, degree and nakshatra follow from the longitude, Ketu is opposite Rahu", () => {
    const { grahas, lagna, moon_phase } = ask(NOON);
    expect(grahas.map(({ graha }) => graha).join(" ")).toBe("sun moon mars mercury jupiter venus saturn rahu ketu");
    for (const { longitude, sign, degree, nakshatra } of [lagna, ...grahas]) {
      expect(sign.number).toBe(Math.floor(longitude / 30) + 1);
      closeTo(degree, longitude - (sign.number - 1) * 30, 2e-6, "degrees in the sign");
      expect(nakshatra.number).toBe(Math.floor((longitude * 3) / 40) + 1);
    }
    const [rahu, ketu] = grahas.slice(-2);
    closeTo(((ketu?.longitude ?? 0) - (rahu?.longitude ?? 0) + 360) % 360, 180, 1e-5, "degrees");
    expect(moon_phase.tithi).toEqual({ number: 12, name: "Dwadashi" });
    expect(Math.floor(moon_phase.elongation / 12) + 1).toBe(12);
  });

  it("without a moment is the one of the current full minute, by the clock of the place", () => {
    const late = { ...context, nowUnixMs: context.nowUnixMs + 59_999 };
    const { response } = answerSkyNow(z.parse(calls.skyNow.parameters, HYDERABAD), late);
    expect(response.at).toBe("2026-11-21T11:30:00+05:30");
    expect(response).toEqual(answer(HYDERABAD).response);
  });

  it("honours the conventions and says which", () => {
    const raman = answer({ ...NOON, ayanamsa: "raman", node: "true" });
    expect(raman.conventions).toMatchObject({ ayanamsa: "raman", node: "true" });
    // Raman's ayanamsa is 1.446 degrees less than Lahiri's in 2026 (swetest -sid3 against -sid1).
    closeTo(raman.response.lagna.longitude - ask(NOON).lagna.longitude, 1.446, 0.01, "degrees");
    const rahuOf = ({ grahas }: SkyNow) => grahas.find(({ graha }) => graha === "rahu")?.longitude ?? Number.NaN;
    expect(Math.abs(rahuOf(raman.response) - rahuOf(ask({ ...NOON, ayanamsa: "raman" })))).toBeGreaterThan(0.01);
  });

  it("speaks Telugu where asked", () => {
    const { grahas, lagna } = ask({ ...NOON, lang: "te" });
    for (const { name, short, sign } of grahas)
      for (const word of [name, short, sign.name]) expect(word).toMatch(/^[\u0c00-\u0c7f. ]+$/);
    expect(lagna.sign.name).toMatch(/[\u0c00-\u0c7f]/);
  });

  it.each(["en", "te"] as const)(
    "says whose star each graha is in, how it moves, and why it is this tithi: %s",
    (lang) => {
      expect(answer({ ...NOON, lang })).not.toHaveProperty("reasons");
      const { response, reasons = [] } = answer({ ...NOON, lang, explain: "1" });
      const paths = response.grahas.flatMap((_, index) => [`grahas.${index}.retro`, `grahas.${index}.nakshatra`]);
      expect(reasons.map(({ about }) => about)).toEqual([...paths, "moon_phase.tithi"]);
      for (const { text } of reasons) expect(faultOf(text, lang), text).toBeUndefined();
      response.grahas.forEach(({ retro }, index) => {
        const moving = reasons.find(({ about }) => about === `grahas.${index}.retro`);
        expect(moving?.rule.endsWith("retrograde")).toBe(retro);
      });
      expect(reasons.at(-1)?.facts).toMatchObject({ number: response.moon_phase.tithi.number });
    },
  );
});
