import { calls, type ErrorCode, type UserDetails } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import { describe, expect, onTestFinished } from "vitest";

interface SavedDetails extends UserDetails {
  readonly replaces?: string;
}

const it = serverTest
  .extend(
    "post",
    { scope: "file" },
    ({ app }) =>
      (url: string, payload: object) =>
        app.inject({ method: "POST", url, payload }),
  )
  .extend(
    "load",
    { scope: "file" },
    ({ app }) =>
      (id: string) =>
        app.inject({ url: calls.getUser.path, query: { id } }),
  )
  .extend("saved", { scope: "file" }, ({ post }) => async (details: SavedDetails = someDetails()): Promise<string> => {
    const reply = await post(calls.upsertUser.path, details);
    expect(reply.statusCode).toBe(200);
    return reply.json().response.id;
  });

describe("saving birth details", () => {
  it("answers with an id that loads the bare details", async ({ post, load }) => {
    const reply = await post(calls.upsertUser.path, someDetails());
    expect(reply.json()).toEqual({ status: 200, response: { id: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) } });
    expect((await load(reply.json().response.id)).json()).toEqual(someDetails());
  });

  it("gives the same details the same id, and the record the language last used", async ({ load, saved }) => {
    const id = await saved();
    expect(await saved(someDetails({ language: "telugu" }))).toBe(id);
    expect((await load(id)).json().language).toBe("telugu");
  });

  it("erases the record that it replaces, and answers the same when it is sent again", async ({ load, saved }) => {
    const before = await saved(someDetails({ firstName: "Before" }));
    const after = { ...someDetails({ firstName: "After" }), replaces: before };
    const id = await saved(after);
    expect(id).not.toBe(before);
    expect(await saved(after)).toBe(id);
    expect((await load(id)).json()).toEqual(someDetails({ firstName: "After" }));
    expect(readRefusal(await load(before)).code).toBe("record_not_found");
    expect(await saved({ ...after, replaces: id })).toBe(id);
    expect((await load(id)).statusCode).toBe(200);
  });

  it("takes Telugu names, a place that was not located and an uncertain time", async ({ load, saved }) => {
    const details = someDetails({ firstName: "అనురాధ", latitude: "", longitude: "", timeAccuracyMinutes: 30 });
    expect((await load(await saved(details))).json()).toEqual(details);
  });

  it("keeps no field that it does not know", async ({ load, saved }) => {
    const id = await saved({ ...someDetails({ firstName: "Extra" }), role: "admin" } as never);
    expect((await load(id)).json()).toEqual(someDetails({ firstName: "Extra" }));
  });

  it.for<readonly [field: string, value: unknown, code: ErrorCode]>([
    ["firstName", undefined, "missing_parameter"],
    ["firstName", "   ", "missing_parameter"],
    ["firstName", 5, "invalid_text"],
    ["firstName", ["a"], "invalid_text"],
    ["firstName", "a\0b", "invalid_text"],
    ["firstName", "a\r\nb", "invalid_text"],
    ["lastName", "a\u2028b", "invalid_text"],
    ["location", "Warangal\nBEGIN:VEVENT", "invalid_text"],
    ["mobile", "98\ud800", "invalid_text"],
    ["lastName", "x".repeat(101), "text_too_long"],
    ["email", "x".repeat(255), "text_too_long"],
    ["mobile", undefined, "missing_parameter"],
    ["birthDate", "23/11/1987", "invalid_iso_date"],
    ["birthDate", "1987-02-30", "impossible_date"],
    ["birthDate", "1066-10-14", "year_out_of_range"],
    ["birthTime", "25:00", "invalid_time"],
    ["birthTime", "4:47", "invalid_time"],
    ["location", "x".repeat(301), "text_too_long"],
    ["latitude", "90.1", "latitude_out_of_range"],
    ["latitude", "north", "invalid_number"],
    ["latitude", 17.9, "invalid_text"],
    ["longitude", "-180.5", "longitude_out_of_range"],
    ["language", "klingon", "unknown_language"],
    ["zone", "not a zone!", "unknown_zone"],
    ["zone", "Mars/Phobos", "unknown_zone"],
    ["latitude", "", "missing_parameter"],
    ["longitude", "", "missing_parameter"],
    ["timeAccuracyMinutes", 1.5, "not_whole"],
    ["timeAccuracyMinutes", "15", "invalid_number"],
    ["timeAccuracyMinutes", 10_000, "size_out_of_range"],
    ["timeAccuracyMinutes", -1, "size_out_of_range"],
    ["replaces", "42", "invalid_id"],
    ["replaces", null, "invalid_id"],
    ["replaces", "", "invalid_id"],
  ])("refuses %s = %j with %s of %s", async ([field, value, code], { post }) => {
    const refusal = readRefusal(await post(calls.upsertUser.path, { ...someDetails(), [field]: value }));
    expect(refusal).toMatchObject({ code, field });
    expect(refusal.response).toContain(field);
  });

  it.for([
    ["by its zone", "2011-12-30", { latitude: "-13.833300", longitude: "-171.766700", zone: "Pacific/Apia" }],
    ["by its point", "2011-12-30", { latitude: "-13.833300", longitude: "-171.766700", zone: undefined }],
    ["by its zone", "1993-08-21", { latitude: "8.720000", longitude: "167.733300", zone: "Pacific/Kwajalein" }],
  ] as const)(
    "refuses, %s, a birth on a date that its place never had: %s",
    async ([_by, birthDate, place], { post }) => {
      const born = (date: string) => post(calls.upsertUser.path, someDetails({ ...place, birthDate: date }));
      expect(readRefusal(await born(birthDate))).toMatchObject({ code: "skipped_date", field: "birthDate" });
      for (const days of [-1, 1]) {
        const beside = new Date(Date.parse(birthDate) + days * 86_400_000).toISOString().slice(0, 10);
        expect((await born(beside)).statusCode).toBe(200);
      }
    },
  );

  it("saves that date of a place that is not located, whose clock is India's", async ({ saved }) => {
    await saved(someDetails({ birthDate: "2011-12-30", latitude: "", longitude: "", zone: undefined }));
    await saved(someDetails({ birthDate: "2011-12-30", latitude: "", longitude: "", zone: "Pacific/Apia" }));
  });

  it("names both bounds of how uncertain a time may be", async ({ post }) => {
    const refusal = readRefusal(await post(calls.upsertUser.path, { ...someDetails(), timeAccuracyMinutes: 721 }));
    expect(refusal.response).toBe("The parameter timeAccuracyMinutes must be a number from 0 to 720.");
  });

  it.for([
    ["nothing", undefined, "application/json", "malformed_json"],
    ["half a body", '{"firstName": "a', "application/json", "malformed_json"],
    ["a list", "[]", "application/json", "malformed_json"],
    ["null", "null", "application/json", "malformed_json"],
    ["a text", '"x"', "application/json", "malformed_json"],
    ["a prototype", '{"__proto__": {"a": 1}}', "application/json", "malformed_json"],
    ["a constructor", '{"constructor": 1}', "application/json", "malformed_request"],
    ["plain text", "firstName=a", "text/plain", "unsupported_content_type"],
    ["a form", "firstName=a", "application/x-www-form-urlencoded", "unsupported_content_type"],
    ["no type", "{}", undefined, "unsupported_content_type"],
    ["deep nesting", "[".repeat(16_000), "application/json", "malformed_json"],
    ["more than 16 KiB", JSON.stringify({ firstName: "x".repeat(16_384) }), "application/json", "body_too_large"],
  ])("refuses %s as a body", async ([_name, payload, type, code], { app }) => {
    const reply = await app.inject({
      method: "POST",
      url: calls.upsertUser.path,
      headers: type === undefined ? {} : { "content-type": type },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(readRefusal(reply).code).toBe(code);
  });
});

describe("loading birth details", () => {
  it("answers 404 for an id that was never given", async ({ load }) => {
    expect(readRefusal(await load("A".repeat(43)))).toMatchObject({ code: "record_not_found", field: "id" });
  });

  it.for<readonly [id: string, code: ErrorCode]>([
    ["", "missing_parameter"],
    ["42", "record_not_found"],
    ["A".repeat(44), "record_not_found"],
    ["' OR 1=1 --", "record_not_found"],
    ["A\0".padEnd(43, "A"), "invalid_text"],
  ])("refuses the id %j", async ([id, code], { load }) => {
    expect(readRefusal(await load(id))).toMatchObject({ code, field: "id" });
  });

  it("refuses a call without an id, or with two", async ({ app }) => {
    expect(readRefusal(await app.inject(calls.getUser.path)).code).toBe("missing_parameter");
    expect(readRefusal(await app.inject(`${calls.getUser.path}?id=a&id=b`)).code).toBe("repeated_parameter");
  });
});

describe("erasing birth details", () => {
  it("answers 200, and 200 again when there is nothing left to erase", async ({ post, load, saved }) => {
    const id = await saved(someDetails({ firstName: "Gone" }));
    for (let time = 0; time < 2; time++) {
      const reply = await post(calls.eraseUser.path, { id });
      expect([reply.statusCode, reply.json()]).toEqual([200, { status: 200, response: { erased: true } }]);
      expect(readRefusal(await load(id)).code).toBe("record_not_found");
    }
  });

  it("refuses a text that is not an id", async ({ post }) => {
    expect(readRefusal(await post(calls.eraseUser.path, {})).code).toBe("missing_parameter");
    expect(readRefusal(await post(calls.eraseUser.path, { id: 5 })).code).toBe("invalid_id");
  });
});

describe("a store that fails", () => {
  it("is answered with 503 with a request id, without a word about what failed", async () => {
    const failing = () => Promise.reject(new Error("disk I/O error on /var/secret-path"));
    const rows = { put: failing, get: failing, remove: failing, probe: failing, close: async () => undefined };
    const broken = await builtApp(onTestFinished, { rows });
    const replies = [
      await broken.inject({ method: "POST", url: calls.upsertUser.path, payload: someDetails() }),
      await broken.inject({ url: calls.getUser.path, query: { id: "A".repeat(43) } }),
      await broken.inject({ method: "POST", url: calls.eraseUser.path, payload: { id: "A".repeat(43) } }),
      await broken.inject({
        method: "POST",
        url: calls.shareUser.path,
        payload: { id: "A".repeat(43), shown: "name" },
      }),
      await broken.inject({ method: "POST", url: calls.viewUser.path, payload: { view: "A".repeat(43) } }),
      await broken.inject("/readyz"),
    ];
    for (const reply of replies) {
      expect(readRefusal(reply)).toMatchObject({
        code: "store_unavailable",
        request_id: reply.headers["x-request-id"],
      });
      expect(reply.body).not.toContain("secret-path");
    }
    expect((await broken.inject("/healthz")).json()).toEqual({ status: "alive" });
  });
});
