import { type Call, calls, type ShownName, viewedDetails } from "@vedanga/contract";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import type { InjectOptions } from "fastify";
import { describe, expect } from "vitest";

const it = serverTest
  .extend(
    "post",
    { scope: "file" },
    ({ app }) =>
      (url: string, payload: object) =>
        app.inject({ method: "POST", url, payload }),
  )
  .extend("saved", { scope: "file" }, ({ post }) => async (details = someDetails()): Promise<string> => {
    return (await post(calls.upsertUser.path, details)).json().response.id;
  })
  .extend("shared", { scope: "file" }, ({ post }) => async (id: string, shown: ShownName): Promise<string> => {
    const reply = await post(calls.shareUser.path, { id, shown });
    expect(reply.json()).toEqual({ status: 200, response: { shown, view: expect.stringMatching(/^[\w-]{43}$/) } });
    return reply.json().response.view;
  })
  .extend(
    "seen",
    { scope: "file" },
    ({ post }) =>
      (view: unknown) =>
        post(calls.viewUser.path, { view }),
  );

const CONTACTS = ["zephyrina.quillfeather", "example.org", "55555", "email", "mobile"];

describe("a view", () => {
  it("shows the birth, the place and the name, and no way to reach the person", async ({ saved, shared, seen }) => {
    const details = someDetails({ timeAccuracyMinutes: 15 });
    const reply = await seen(await shared(await saved(details), "name"));
    const { email: _email, mobile: _mobile, language: _language, ...rest } = details;
    expect(reply.json()).toEqual(rest);
    for (const word of CONTACTS) expect(reply.body).not.toContain(word);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers).not.toHaveProperty("etag");
  });

  it("shows initials and no name if the person chose them, and the link with the name ends", async ({
    saved,
    shared,
    seen,
  }) => {
    const id = await saved();
    const named = await shared(id, "name");
    const reply = await seen(await shared(id, "initials"));
    expect(reply.json()).toMatchObject({ firstName: "Z.", lastName: "Q.", birthDate: "1987-11-23" });
    expect(reply.body).not.toMatch(/ephyrina|uillfeather/);
    expect(readRefusal(await seen(named)).code).toBe("view_not_found");
  });

  it("has the same key when it is asked for again, whatever the language of the record is by then", async ({
    saved,
    shared,
  }) => {
    const view = await shared(await saved(), "name");
    expect(await shared(await saved(someDetails({ language: "telugu" })), "name")).toBe(view);
  });

  it("is told to the person, and ended by the person", async ({ post, saved, shared, seen }) => {
    const id = await saved(someDetails({ firstName: "Ended" }));
    const ask = async () => (await post(calls.shareUser.path, { id })).json().response;
    expect(await ask()).toEqual({ shown: "nobody", view: null });
    const view = await shared(id, "initials");
    expect(await ask()).toEqual({ shown: "initials", view });
    expect((await post(calls.shareUser.path, { id, shown: "nobody" })).json().response.view).toBeNull();
    expect(await ask()).toEqual({ shown: "nobody", view: null });
    expect(readRefusal(await seen(view)).code).toBe("view_not_found");
  });

  it("is gone with its record", async ({ post, saved, shared, seen }) => {
    const id = await saved(someDetails({ firstName: "Gone" }));
    const view = await shared(id, "name");
    await post(calls.eraseUser.path, { id });
    expect(readRefusal(await seen(view)).code).toBe("view_not_found");
    expect(readRefusal(await post(calls.shareUser.path, { id, shown: "name" })).code).toBe("record_not_found");
    // Saved again it has the old id, and still nobody sees it.
    expect(await saved(someDetails({ firstName: "Gone" }))).toBe(id);
    expect(readRefusal(await seen(view)).code).toBe("view_not_found");
  });

  it("is gone with the record that an edit replaces", async ({ post, saved, shared, seen }) => {
    const id = await saved(someDetails({ firstName: "Before" }));
    const view = await shared(id, "initials");
    const reply = await post(calls.upsertUser.path, { ...someDetails({ firstName: "After" }), replaces: id });
    expect(readRefusal(await seen(view)).code).toBe("view_not_found");
    const edited = await shared(reply.json().response.id, "initials");
    expect(edited).not.toBe(view);
    expect((await seen(edited)).json().firstName).toBe("A.");
  });

  it("is refused in the same words, whether its key was never one, has ended or is of an erased record", async ({
    post,
    saved,
    shared,
    seen,
  }) => {
    const [ended, erased] = [await saved(), await saved(someDetails({ firstName: "Erased" }))];
    const keys = [await shared(ended, "name"), await shared(erased, "name"), "A".repeat(43), ended];
    await shared(ended, "initials");
    await post(calls.eraseUser.path, { id: erased });
    const bodies = await Promise.all(keys.map(async (key) => (await seen(key)).body));
    expect(new Set(bodies).size).toBe(1);
  });

  it.for([undefined, "", 5, null, "x", "A".repeat(44), ["A".repeat(43)], { a: 1 }])(
    "is refused with %j for a key",
    async (view, { seen }) => {
      expect(readRefusal(await seen(view))).toMatchObject({
        code: view === undefined ? "missing_parameter" : "invalid_view",
        field: "view",
      });
    },
  );

  it("is shared under no other name", async ({ post, saved }) => {
    const refusal = readRefusal(await post(calls.shareUser.path, { id: await saved(), shown: "everybody" }));
    expect(refusal).toMatchObject({ code: "unknown_format", field: "shown" });
  });
});

/** The parameters of a call that may open a record. */
const KEYS = ["id", "view"];

/** Every call that takes a key, with this one in its place. */
const withKey = (key: string): readonly (readonly [name: string, request: InjectOptions])[] =>
  Object.entries<Call>(calls).flatMap(([name, { method, path: url, parameters }]) => {
    const known = Object.keys((parameters as { def?: { shape?: object } }).def?.shape ?? {});
    const field = KEYS.find((parameter) => known.includes(parameter));
    if (field === undefined) return [];
    const shows = known.includes("shown") ? [{ shown: "name" }, { shown: "initials" }, { shown: "nobody" }, {}] : [{}];
    const requests: InjectOptions[] =
      method === "GET"
        ? [{ url, query: { [field]: key } }]
        : shows.map((shown) => ({ method, url, payload: { [field]: key, ...shown } }));
    return requests.map((request) => [name, request] as const);
  });

describe("the key of a view in other hands", () => {
  it("loads, shares, saves and erases nothing at any call that takes a key", async ({ app, saved, shared, seen }) => {
    const id = await saved(someDetails({ firstName: "Attacked" }));
    const view = await shared(id, "name");
    const tried = withKey(view);
    expect(new Set(tried.map(([name]) => name))).toEqual(
      new Set(["geoPlace", "getUser", "eraseUser", "ownCalendar", "shareUser", "viewUser"]),
    );
    const answers = await Promise.all(tried.map(async ([name, request]) => [name, await app.inject(request)] as const));
    for (const [name, { statusCode, body }] of answers) {
      const expected = ["eraseUser", "ownCalendar", "viewUser"].includes(name) ? 200 : 404;
      expect([name, statusCode]).toEqual([name, expected]);
      expect(body).not.toContain(id);
      for (const word of CONTACTS) expect(body).not.toContain(word);
    }
    const loaded = await app.inject({ url: calls.getUser.path, query: { id } });
    expect(loaded.json()).toEqual(someDetails({ firstName: "Attacked" }));
    expect(viewedDetails.parse((await seen(view)).json()).firstName).toBe("Attacked");
  });

  it("changes and replaces nothing when it is sent with a save, and the save answers with another id", async ({
    app,
    post,
    saved,
    shared,
    seen,
  }) => {
    const id = await saved();
    const view = await shared(id, "name");
    const reply = await post(calls.upsertUser.path, {
      ...someDetails({ email: "other@example.net" }),
      ...{ id: view, view, recordId: view },
      replaces: view,
    });
    expect(reply.json().response.id).not.toBe(id);
    expect((await app.inject({ url: calls.getUser.path, query: { id } })).json()).toEqual(someDetails());
    expect((await seen(view)).json().firstName).toBe("Zephyrina");
  });

  it("is refused as an id is that nobody has: with the same words, headers and status", async ({
    app,
    saved,
    shared,
  }) => {
    const view = await shared(await saved(), "name");
    const ask = async (id: string) => {
      const { statusCode, body, headers } = await app.inject({ url: calls.getUser.path, query: { id } });
      return { statusCode, body, names: Object.keys(headers) };
    };
    expect(await ask(view)).toEqual(await ask("B".repeat(43)));
  });
});

describe("an id", () => {
  it("opens no view, and is in no answer to the key of one", async ({ saved, shared, seen }) => {
    const id = await saved();
    const view = await shared(id, "initials");
    expect(readRefusal(await seen(id)).code).toBe("view_not_found");
    const { body, headers } = await seen(view);
    expect(body + JSON.stringify(headers)).not.toContain(id);
    expect(body).not.toContain(view);
  });
});
