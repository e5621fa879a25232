import { type Call, calls } from "@vedanga/contract";
import { BAD_BIRTHS, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const OF_A_BIRTH: readonly Call[] = [
  calls.extendedKundliDetails,
  calls.findAscendant,
  calls.findMoonSign,
  calls.findSunSign,
  calls.personalCharacteristics,
  calls.planetReport,
];
const exampleOf = ({ example }: Call) => example as Readonly<Record<string, string>>;

describe.each(["en", "te"])("a birth by its names in %s", (lang) => {
  it.for(OF_A_BIRTH)("$path has the contract's shape, and its reasons if requested", async (call, { ask }) => {
    const query = { ...exampleOf(call), lang };
    const reply = await ask(call.path, { ...query, explain: "1" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const answer = reply.json();
    expect(JSON.stringify(z.parse(call.response, answer))).toBe(JSON.stringify(answer));
    expect(answer.reasons.length).toBeGreaterThan(2);
    expect((await ask(call.path, query)).json()).not.toHaveProperty("reasons");
  });
});

describe.each(OF_A_BIRTH)("bad input to $path", (call) => {
  it.for(BAD_BIRTHS)("%s = %s is refused with %s", async (query, { ask }) => {
    const [parameter, , code] = query;
    const reply = await ask(call.path, withChange(exampleOf(call), query));
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});

describe("the planet of a report", () => {
  const query = exampleOf(calls.planetReport);

  it("may be written in any case, and is refused by its name where there is none", async ({ ask }) => {
    const considered = async (planet: string) =>
      (await ask(calls.planetReport.path, { ...query, planet })).json().response[0].planet_considered;
    expect([await considered("saturn"), await considered("SATURN")]).toEqual(["Saturn", "Saturn"]);
    for (const [planet, code] of [
      ["Pluto", "unknown_planet"],
      ["Ascendant", "unknown_planet"],
    ] as const)
      expect(readRefusal(await ask(calls.planetReport.path, { ...query, planet }))).toMatchObject({
        code,
        field: "planet",
      });
    const { planet: _none, ...without } = query;
    expect(readRefusal(await ask(calls.planetReport.path, without))).toMatchObject({
      code: "missing_parameter",
      field: "planet",
    });
  });
});
