import { SKY_YEARS, type WireReason } from "@vedanga/contract";
import { almanacOf, context, HYDERABAD } from "@vedanga/testing/births/asking";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerPanchang } from "./panchang.ts";
import { answerPanchangDay } from "./panchang-day.ts";

type Query = Readonly<Record<string, string>>;
const CALLS = { panchang: answerPanchang, "the whole day": answerPanchangDay } as const;
const two = (value: number): string => String(value).padStart(2, "0");

const anyMoment = fc.record({
  date: fc
    .date({ min: new Date(Date.UTC(SKY_YEARS.first + 1, 0, 1)), max: new Date(Date.UTC(SKY_YEARS.last - 1, 11, 31)) })
    .filter((date) => !Number.isNaN(date.getTime()))
    .map((date) => `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`),
  time: fc.integer({ min: 0, max: 1439 }).map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`),
  lat: fc.integer({ min: -90, max: 90 }).map(String),
  lon: fc.integer({ min: -180, max: 180 }).map(String),
  tz: fc.integer({ min: -12, max: 14 }).map(String),
});

/** The value at a path with dots; undefined if there is none. */
const at = (response: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], response);

function expectSound(reason: WireReason, response: unknown, lang: string): void {
  const { rule, about, text, source } = reason;
  expect(at(response, about), `${rule}: ${about}`).toBeDefined();
  expect(source.length, rule).toBeGreaterThan(4);
  expect(text, rule).toMatch(/^[^a-z].{10,260}\.$/);
  expect(text, rule).not.toMatch(/undefined|null|NaN|\[object|_|\s\s|\s[.,;:]/);
  if (lang === "te") expect(text, rule).not.toMatch(/[A-Za-z]/);
  else expect(text, rule).not.toMatch(/[\u0c00-\u0c7f]/);
}

describe.each(Object.entries(CALLS))("the reasons of %s", (_call, answer) => {
  const ask = (query: Query) => answer(almanacOf(query), context);

  it.each(["en", "te"])("are whole sentences at any place and moment, and name fields that exist: %s", (lang) => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const { response, reasons } = ask({ ...moment, lang, explain: "1" });
        expect(reasons?.length).toBeGreaterThan(15);
        for (const reason of reasons ?? []) expectSound(reason, response, lang);
      }),
      { numRuns: 40, seed: 58 },
    );
  });

  it("are the same facts in both languages, and are absent unless requested", () => {
    const query = { ...HYDERABAD, date: "21/11/2026" };
    const [english, telugu] = ["en", "te"].map((lang) => ask({ ...query, lang, explain: "true" }).reasons ?? []);
    const bare = (list: readonly WireReason[] = []) => list.map(({ text: _, source: __, ...facts }) => facts);
    expect(bare(english)).toEqual(bare(telugu));
    expect(ask(query)).not.toHaveProperty("reasons");
    expect(ask({ ...query, explain: "1" }).response).toEqual(ask(query).response);
  });
});

describe("what a reason says", () => {
  const query = { ...HYDERABAD, date: "21/11/2026", time: "12:00", explain: "1" };
  const textOf = (about: string, more: Query = {}) =>
    answerPanchang(almanacOf({ ...query, ...more }), context).reasons?.find((reason) => reason.about === about)?.text;

  it("is how the limb was calculated, which part of the day a span is, and from which Ugadi the years run", () => {
    expect(textOf("tithi")).toMatch(
      /^The Moon's distance ahead of the Sun is 13\d\.\d\d°, in the 12th of 30 equal parts \(132\.00° to 144\.00°\): Shukla Paksha, Dwadashi\.$/,
    );
    expect(textOf("rahukaal")).toBe("The 3rd of the eight equal parts from sunrise to sunset, on a Saturday.");
    expect(textOf("advanced_details.years")).toBe(
      "Years turn at Ugadi; from that of 2026 on it is Saka 1948 (Parabhava), Vikrama 2083 (Siddharthi), Kali 5127.",
    );
    expect(textOf("rahukaal", { lang: "te" })).toBe("శనివారం నాడు సూర్యోదయం నుండి సూర్యాస్తమయం వరకు ఎనిమిది సమ భాగాలలో 3వది.");
  });

  it("is why before sunrise it is still the day before", () => {
    expect(textOf("day.name", { time: "04:00" })).toBe(
      "A day runs from sunrise to sunrise; before this date's sunrise it is still Friday.",
    );
  });

  it("is which sign the Sun entered, or that it entered none", () => {
    expect(textOf("advanced_details.masa.amanta_name")).toBe(
      "Between its two new moons the Sun enters Scorpio, which makes the month Kartika.",
    );
    expect(textOf("advanced_details.masa.amanta_name", { date: "01/06/2026" })).toBe(
      "Between its two new moons the Sun enters no sign and stays in Taurus: the month is adhika and has the name of the next, Jyeshtha.",
    );
    expect(textOf("advanced_details.masa.amanta_name", { date: "20/11/1963" })).toContain("Margashirsha is lost");
  });
});
