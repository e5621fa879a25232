import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { WARANGAL_BIRTH } from "@vedanga/testing/server/warangal-birth";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

describe.each([calls.kpPlanets, calls.kpHouses])("$path", ({ path, response }) => {
  it.for(["en", "te"])(
    "has the contract's shape, is not cached, and has its reasons if requested: %s",
    async (lang, { ask }) => {
      const reply = await ask(path, { ...WARANGAL_BIRTH, lang, explain: "1" });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      const answer = reply.json();
      expect(JSON.stringify(z.parse(response, answer))).toBe(JSON.stringify(answer));
      expect(answer.reasons.length).toBeGreaterThan(0);
      expect((await ask(path, { ...WARANGAL_BIRTH, lang })).json()).not.toHaveProperty("reasons");
    },
  );

  it.for(BAD_BIRTHS)("%s = %s is refused with %s", async (query, { app }) => {
    const [parameter, , code] = query;
    const reply = await app.inject({ url: path, query: withChange(WARANGAL_BIRTH, query) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});
