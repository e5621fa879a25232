import { answers } from "@vedanga/answers";
import { calls, KOOTAS, PORUTHAMS } from "@vedanga/contract";
import { context } from "@vedanga/testing/births/asking";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { decodeAshtakoot, decodeDashakoot } from "./src/api/wire/matches.ts";

const asked = (more: Readonly<Record<string, string>> = {}) =>
  z.parse(calls.ashtakoot.parameters, { ...calls.ashtakoot.example, explain: "1", ...more });

/** Two Moons in one star and other quarters. */
const ONE_STAR = { girl_dob: "17/05/1990", girl_tob: "00:05" };

describe("the kootas of an answer", () => {
  test("come in their order, each with its reason, and add up to its sum", () => {
    const wire = answers.ashtakoot(asked(), context);
    const { points, told, kootas } = decodeAshtakoot(wire);
    expect(kootas.map(({ id }) => id)).toEqual(KOOTAS);
    expect(kootas.map(({ full }) => full)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(kootas.reduce((sum, koota) => sum + koota.points, 0)).toBe(points);
    expect(told).toBe(wire.response.bot_response);
    expect(kootas.find(({ id }) => id === "graha_maitri")?.points).toBe(wire.response.grahamaitri.grahamaitri);
    for (const { why, source, standsFor } of kootas) expect([why, source, standsFor]).not.toContain("");
  });

  test("have beside the koota at fault what a text says undoes it", () => {
    const { kootas } = decodeAshtakoot(answers.ashtakoot(asked(ONE_STAR), context));
    const nadi = kootas.find(({ id }) => id === "nadi");
    expect(nadi).toMatchObject({ points: 0 });
    expect(nadi?.excuses.map(({ rule }) => rule)).toEqual(["excuse.same_star_other_pada"]);
    expect(kootas.filter(({ id }) => id !== "nadi").flatMap(({ excuses }) => excuses)).toEqual([]);
  });

  test("are spelt on a screen as this product spells them", () => {
    const { told, kootas } = decodeAshtakoot(answers.ashtakoot(asked(), context));
    expect([told, ...kootas.map(({ why }) => why)].join(" ")).not.toMatch(/AdhiPathi|Vanchara|rakshas\b/);
  });

  test("are not shown from an answer without reasons", () => {
    expect(() => decodeAshtakoot(answers.ashtakoot(asked({ explain: "0" }), context))).toThrow("no reason");
  });
});

test("the poruthams of an answer come in their order, each with its reason, and add up to its sum", () => {
  const { points, poruthams } = decodeDashakoot(answers.dashakoot(asked(), context));
  expect(poruthams.map(({ id }) => id)).toEqual(PORUTHAMS);
  expect(poruthams.reduce((sum, porutham) => sum + porutham.points, 0)).toBe(points);
  expect(poruthams.find(({ id }) => id === "stree_dirgha")?.why).toContain("beyond the 13th");
  expect(poruthams.map(({ why }) => why).join(" ")).not.toMatch(/kanta\(|siro\(/);
});
