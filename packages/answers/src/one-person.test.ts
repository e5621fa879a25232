import { calls, type PlanetEntry } from "@vedanga/contract";
import { GRAHAS, type Graha, RASIS, type Rasi } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import { birthOf, context, HYDERABAD, TROMSO } from "@vedanga/testing/births/asking";
import { faultOf, texts } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "./answers.ts";

type Query = Readonly<Record<string, string>>;

const IN_HYDERABAD = { ...HYDERABAD, zone: "Asia/Kolkata" };
const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** One day on which each sign rises in turn. */
const EVERY_LAGNA = [
  ...["01:40", "03:50", "05:50", "07:30", "09:15", "10:50"],
  ...["12:45", "14:50", "17:00", "19:10", "21:20", "23:30"],
].map((tob): [string, Query] => [`13/02/2000 ${tob} Hyderabad`, { ...IN_HYDERABAD, dob: "13/02/2000", tob }]);

const PEOPLE: readonly (readonly [string, Query])[] = [
  ...EVERY_LAGNA,
  ["24/05/1979 11:15 Hyderabad", { ...IN_HYDERABAD, dob: "24/05/1979", tob: "11:15" }],
  ["Auckland, Mangal", { dob: "31/12/2024", tob: "23:59", lat: "-36.8485", lon: "174.7635", zone: "Pacific/Auckland" }],
  ["Mangal above 75", { ...IN_HYDERABAD, dob: "19/01/1962", tob: "05:30" }],
  ["no running dasha", { dob: "03/01/1900", tob: "23:50", lat: "22.5726", lon: "88.3639", zone: "Asia/Kolkata" }],
  ["no sunrise", { ...TROMSO, dob: "21/06/1975", tob: "00:10" }],
  ["war time", { dob: "15/06/1943", tob: "04:20", lat: "16.5062", lon: "80.648", zone: "Asia/Kolkata" }],
  // 1:30 comes twice on that night; the first is meant.
  ["clocks set back", { dob: "05/11/2023", tob: "01:30", lat: "40.7357", lon: "-74.1724", zone: "America/New_York" }],
  ["a minute before Leo rises", { ...IN_HYDERABAD, dob: "13/02/2000", tob: "18:11" }],
  ["the minute in which Leo rises", { ...IN_HYDERABAD, dob: "13/02/2000", tob: "18:12" }],
];

const SADE_SATI_HOUSES = new Map([
  [12, "Sade Sati"],
  [1, "Sade Sati"],
  [2, "Sade Sati"],
  [4, "Ardhastama Shani"],
  [7, "Kantaka Shani"],
  [8, "Ashtama Shani"],
]);

/** From one house to another, both counted. */
const counted = (from: number, to: number): number => ((((to - from) % 12) + 12) % 12) + 1;

const everythingOf = (query: Query) => {
  const birth = birthOf(query);
  const { response: reports, headline } = answers.ascendantReport(birth, context);
  const [ascendant] = reports;
  if (ascendant === undefined) throw new Error("the answer holds no report");
  const dashas = answers.mahaDasha(birth, context);
  const antar = answers.antarDasha(birth, context);
  const { near_miss, other_schools, ...mangal } = answers.mangalDosha(birth, context);
  const { analysis, outside, ...kaalsarp } = answers.kaalsarpDosha(birth, context);
  const gem = answers.gemSuggestion(birth, context);
  const { reason, contraindications, avoid, avoid_reasons, candidates, body_parts } = gem;
  const saturn = answers.sadeSati(birth, context);
  return {
    planets: answers.planetDetails(birth, context).response,
    ascendant: { ...ascendant, headline },
    strengths: answers.strengths(birth, context).response,
    rasi: answers.divisions(z.parse(calls.divisions.parameters, { ...query, div: "D1" }), context).response,
    mahadashas: dashas.response.dashas.flatMap((dasha, at) =>
      dashas.periods.slice(at, at + 1).map((period) => ({ ...dasha, ...period })),
    ),
    antardashas: { ...antar.response, running: antar.running },
    levels: answers.dashaLevels(z.parse(calls.dashaLevels.parameters, query), context).response,
    stays: saturn.response.map((stay, at) => ({ ...stay, reading: saturn.readings[at] })),
    now: answers.gocharaNow(z.parse(calls.gocharaNow.parameters, query), context).response,
    mangal: { ...mangal.response, other_schools, ...(near_miss !== undefined && { near_miss }) },
    kaalsarp: { ...kaalsarp.response, outside, ...(analysis !== undefined && { analysis }) },
    gem: { ...gem.response, reason, contraindications, avoid, avoid_reasons, candidates, body_parts },
  };
};
type Everything = ReturnType<typeof everythingOf>;

const entriesOf = ({ planets }: Everything): ReadonlyMap<string, PlanetEntry> =>
  new Map(
    Object.values(planets)
      .filter((value): value is PlanetEntry => typeof value === "object" && "full_name" in value)
      .map((entry) => [entry.full_name, entry]),
  );

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+/u);

/** How each language names a graha in a sentence, and a sign, and a house by its number. */
const NAMED = {
  en: {
    graha: (id: Graha) => new RegExp(`\\b${NAMES_EN.graha[id].name}\\b`, "u"),
    rasi: (id: Rasi) => new RegExp(`\\b${NAMES_EN.rasi[id]}\\b`, "u"),
    houses:
      /\b((?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?: and \w+)?) houses?\b/gu,
    ordinals: [
      ...["first", "second", "third", "fourth", "fifth", "sixth"],
      ...["seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"],
    ],
  },
  te: {
    graha: (id: Graha) => new RegExp(`(?<!\\p{L}|\\p{M})${TELUGU_STEMS[id]}`, "u"),
    rasi: (id: Rasi) =>
      new RegExp(`(?<!\\p{L}|\\p{M})(?:${rasiStem(id)} (?:రాశి|లగ్న)|${NAMES_TE.rasi[id]}(?![\\p{L}\\p{M}]))`, "u"),
    houses: /((?:(?:మొదటి|\p{L}[\p{L}\p{M}]*వ),? )+)భావ/gu,
    ordinals: [
      ...["మొదటి", "రెండవ", "మూడవ", "నాలుగవ", "ఐదవ", "ఆరవ"],
      ...["ఏడవ", "ఎనిమిదవ", "తొమ్మిదవ", "పదవ", "పదకొండవ", "పన్నెండవ"],
    ],
  },
} as const;
const TELUGU_STEMS: Readonly<Record<Graha, string>> = {
  sun: "సూర్యు",
  moon: "చంద్రు",
  mars: "కుజు",
  mercury: "బుధు",
  jupiter: "గురు[డని](?!వ)",
  venus: "శుక్రు",
  saturn: "శని(?!వారం)",
  rahu: "రాహు",
  ketu: "కేతు",
};

/** Houses from the one that looks, itself counted, which a graha sees in full (BPHS 26.2-5). */
const SIGHT: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
};

/** What may be named in the readings of one mahadasha, from the tables of planets and houses. */
function truthOf(query: Query, { rasi, mahadashas, planets }: Everything) {
  const { reasons = [] } = answers.mahaDasha(birthOf({ ...query, explain: "1" }), context);
  const ninth = answers.divisions(z.parse(calls.divisions.parameters, { ...query, div: "D9" }), context).response;
  const idOf = (name: string): Graha => GRAHAS.find((id) => NAMES_EN.graha[id].name === name) ?? "sun";
  const rasiOf = (name: string): Rasi => RASIS.find((id) => NAMES_EN.rasi[id] === name) ?? "mesha";
  const placeIn = (houses: Everything["rasi"]["houses"], lord: Graha) =>
    houses.find(({ standing }) => standing.some(({ name }) => name === NAMES_EN.graha[lord].name));
  const houseOf = (graha: Graha): number => placeIn(rasi.houses, graha)?.house ?? 0;
  const signOf = (graha: Graha): Rasi => rasiOf(placeIn(rasi.houses, graha)?.sign.name ?? "");
  const entries = Object.values(planets).filter(
    (value): value is PlanetEntry => typeof value === "object" && "full_name" in value,
  );
  return mahadashas.map(({ lord }, at) => {
    const host = idOf(placeIn(rasi.houses, lord)?.lord.name ?? "");
    const looking = GRAHAS.filter((other) => (SIGHT[other] ?? [7]).includes(counted(houseOf(other), houseOf(lord))));
    const company = GRAHAS.filter((other) => houseOf(other) === houseOf(lord));
    const ruled = rasi.houses.filter(({ lord: of }) => idOf(of.name) === lord).map(({ house }) => house);
    const entry = entries.find(({ full_name: name }) => name === NAMES_EN.graha[lord].name);
    const undoing = reasons
      .filter(({ rule, about }) => rule === "yoga.neecha_bhanga_by" && about === `dashas.${at}.prediction`)
      .flatMap(({ facts }) => GRAHAS.filter((id) => id === facts.by));
    const star = idOf(entry?.nakshatra_lord ?? "");
    return {
      houses: [houseOf(lord), ...(lord === "rahu" || lord === "ketu" ? [houseOf(host)] : ruled)],
      company: [lord, host, "sun" as const, ...company, ...looking, ...undoing],
      signs: [signOf(lord)],
      ofSign: [lord, host, star],
      signsOfSign: [signOf(lord), signOf(host), rasiOf(placeIn(ninth.houses, lord)?.sign.name ?? "")],
    };
  });
}

describe.each(PEOPLE)("the words told to one person: %s", (_, query) => {
  const truths = truthOf(query, everythingOf(query));

  it.each(["en", "te"] as const)("have no sentence twice: %s", (lang) => {
    const { mahadashas, ascendant, antardashas } = everythingOf({ ...query, lang });
    const { running } = antardashas;
    const { headline, general_prediction, personalised_prediction, flagship_qualities, spirituality_advice } =
      ascendant;
    const ofAscendant = [
      headline,
      general_prediction,
      personalised_prediction,
      flagship_qualities,
      spirituality_advice,
    ];
    const known = mahadashas.flatMap((dasha) => [dasha.prediction, dasha.prediction_past, dasha.planet_in_zodiac]);
    const unknown = mahadashas.flatMap((dasha) => [
      ...[dasha.prediction_without_lagna, dasha.prediction_past_without_lagna, dasha.planet_in_zodiac],
    ]);
    for (const told of [
      [...ofAscendant, ...known, running?.reading ?? ""],
      [...unknown, running?.reading_without_lagna ?? ""],
    ]) {
      const sentences = told.flatMap(sentencesOf);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });

  it.each(["en", "te"] as const)(
    "name in a mahadasha only the houses, signs and grahas that belong to it: %s",
    (lang) => {
      const words = NAMED[lang];
      const housesIn = (text: string): readonly number[] =>
        [...text.matchAll(words.houses)].flatMap(([, found = ""]) =>
          words.ordinals.flatMap((ordinal, at) => (found.split(/[ ,]+| and /u).includes(ordinal) ? [at + 1] : [])),
        );
      const grahasIn = (text: string): readonly Graha[] => GRAHAS.filter((id) => words.graha(id).test(text));
      const signsIn = (text: string): readonly Rasi[] => RASIS.filter((id) => words.rasi(id).test(text));
      everythingOf({ ...query, lang }).mahadashas.forEach((dasha, at) => {
        const { houses, company, signs, ofSign, signsOfSign } = truths[at] ?? {
          houses: [],
          company: [],
          signs: [],
          ofSign: [],
          signsOfSign: [],
        };
        for (const text of [dasha.prediction, dasha.prediction_past]) {
          expect(housesIn(text).length, text).toBeGreaterThan(0);
          expect(
            housesIn(text).filter((house) => !houses.includes(house)),
            text,
          ).toEqual([]);
          expect(grahasIn(text), text).toContain(dasha.lord);
          expect(
            grahasIn(text).filter((id) => !company.includes(id)),
            text,
          ).toEqual([]);
          expect(signsIn(text), text).toEqual(signs);
        }
        const inSign = dasha.planet_in_zodiac;
        expect(
          grahasIn(inSign).filter((id) => !ofSign.includes(id)),
          inSign,
        ).toEqual([]);
        expect(
          signsIn(inSign).filter((id) => !signsOfSign.includes(id)),
          inSign,
        ).toEqual([]);
        expect(housesIn(inSign), inSign).toEqual([]);
      });
    },
  );
});

describe.each(PEOPLE)("the reports of one person: %s", (_, query) => {
  const all = everythingOf(query);
  const entries = entriesOf(all);
  const houseOf = (name: string): number => entries.get(name)?.house ?? Number.NaN;

  it("name one ascendant, one lord of it in one house, and one sign of the Moon", () => {
    const lagna = all.planets["0"].zodiac;
    expect([all.ascendant.ascendant, all.rasi.houses[0]?.sign.name, all.now.lagna.name]).toEqual([lagna, lagna, lagna]);
    const { ascendant_lord: lord, ascendant_lord_house_location: house } = all.ascendant;
    expect(all.rasi.houses[0]?.lord).toMatchObject({ name: lord, house });
    expect(houseOf(lord)).toBe(house);
    expect(all.now.moon_sign.name).toBe(all.planets.rasi);
    expect(entries.get("Moon")?.zodiac).toBe(all.planets.rasi);
  });

  it("place each graha in one sign and house, combust or not, retrograde or not", () => {
    const drawn = all.rasi.houses.flatMap(({ house, sign, standing }) =>
      standing.map(({ name, retro }) => ({ name, house, sign: sign.name, retro })),
    );
    const listed = [...entries.values()].map(({ full_name: name, house, zodiac: sign, retro }) => ({
      name,
      house,
      sign,
      retro,
    }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(drawn.toSorted(byName)).toEqual(listed.toSorted(byName));
    for (const { name, house, sign, is_combust, retro } of all.strengths.grahas) {
      expect(entries.get(name)).toMatchObject({ house, zodiac: sign.name, is_combust, retro });
    }
  });

  it("tell the same dashas, from the mahadasha down to what runs now", () => {
    const { periods, running } = all.levels;
    expect(all.mahadashas.map(({ dasha }) => dasha)).toEqual(periods.map(({ path }) => path));
    for (const [n, { dasha_start_year: start, dasha_end_year: end }] of all.mahadashas.entries()) {
      expect([dayOf(start), dayOf(end)]).toEqual([periods[n]?.start.slice(0, 10), periods[n]?.end.slice(0, 10)]);
      expect(all.antardashas.antardashas[n]?.every((name) => name.startsWith(`${periods[n]?.path}/`))).toBe(true);
      expect(dayOf(all.antardashas.antardasha_order[n]?.at(-1) ?? "")).toBe(periods[n]?.end.slice(0, 10));
    }
    const { current_dasa: current } = all.planets;
    if (running.length === 0) expect(current).toBe("-");
    else expect(running[2]?.path.split("/").map((name) => name.slice(0, 2))).toEqual(shortLords(current));
  });

  it("say of Saturn now what its table says", () => {
    const saturn = all.now.grahas.find(({ graha }) => graha === "saturn");
    const today = new Date(context.nowUnixMs).toISOString().slice(0, 10);
    const stay = all.stays.find((each) => dayOf(each.start_date) <= today && today < dayOf(each.end_date));
    const isAlive = all.levels.running.length > 0;
    if (isAlive) expect(stay?.type).toBe(SADE_SATI_HOUSES.get(saturn?.house ?? 0));
    if (stay) expect(stay.zodiac).toBe(saturn?.sign.name);
  });

  it("count Mars in the factors, and the nodes on the axis, where the table of planets has them", () => {
    const froms = { ascendant: 1, moon: houseOf("Moon"), venus: houseOf("Venus") };
    for (const [from, house] of Object.entries(froms)) {
      const said = all.mangal.factors[from === "ascendant" ? "mars" : (from as "moon" | "venus")];
      if (said) expect(said).toContain(`${nth(counted(house, houseOf("Mars")))} house`);
    }
    const { rahu_ketu_axis: axis } = all.kaalsarp;
    if (all.kaalsarp.is_dosha_present) expect(axis).toBe(`${houseOf("Rahu")}-${houseOf("Ketu")}`);
  });

  it("choose a stone of a lord of the 1st, 9th or 5th house", () => {
    const lords = [1, 9, 5].map((house) => all.rasi.houses[house - 1]?.lord.name);
    expect(all.gem.candidates.map(({ planet }) => planet)).toEqual(lords);
    expect(lords).toContain(all.gem.planet);
    expect(all.ascendant.lucky_gem).toBe(all.gem.name);
    expect(all.gem.candidates.filter(({ is_chosen: isChosen }) => isChosen).map(({ gem }) => gem)).toEqual([
      all.gem.gem,
    ]);
  });

  it.each(["en", "te"] as const)("leave no blank unfilled: %s", (lang) => {
    const {
      planets: _wire,
      mahadashas,
      stays,
      antardashas: { running },
      ...told
    } = everythingOf({ ...query, lang });
    const predictions = mahadashas.map(
      ({ dasha: _name, lord: _id, dasha_end_year: _end, dasha_start_year: _start, ...told }) => told,
    );
    const readings = stays.map(({ reading }) => reading);
    const faults = texts({ ...told, predictions, running, readings })
      .filter(([path]) => !NOT_WORDS.test(path))
      .flatMap(([path, text]) => {
        const fault = faultOf(text, lang);
        return fault ? [`${path}: ${fault}: ${text}`] : [];
      });
    expect(faults).toEqual([]);
  });
});

it("two people born a minute apart have the two signs of that boundary", () => {
  const risingAt = (tob: string) => everythingOf({ ...IN_HYDERABAD, dob: "13/02/2000", tob }).ascendant.ascendant;
  expect([risingAt("18:11"), risingAt("18:12")]).toEqual(["Cancer", "Leo"]);
});

it("all twelve signs rise in turn in one day", () => {
  const rising = EVERY_LAGNA.map(([, query]) => everythingOf(query).ascendant.ascendant);
  expect(new Set(rising).size).toBe(12);
});

/** Ids, instants and constants of the format. */
const NOT_WORDS =
  /(?:^|\.)(?:id|graha|lords\.\d+|start|end|at|gem|key|school|verdict|yoga|rahu_ketu_axis|dosha_direction|dosha_type|ascendant_lord_strength)$/;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `2026-02-04` of `Wed Feb 04 2026`. */
function dayOf(wire: string): string {
  const [, month = "", day = "", year = ""] = wire.split(" ");
  return `${year}-${twoDigits(MONTHS.indexOf(month) + 1)}-${day}`;
}

/** The first two letters of each lord of `Ra>Me>Ju`. */
const shortLords = (dasa: string): readonly string[] => dasa.split(">").map((lord) => lord.slice(0, 2));

function nth(n: number): string {
  const ends = ["th", "st", "nd", "rd"];
  return `${n}${ends[n] ?? "th"}`;
}
