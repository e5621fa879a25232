import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { calls, type UserDetails } from "@vedanga/contract";
import { loadEmbeddedGazetteer } from "@vedanga/gazetteer/load-from-disk";
import type { Language } from "@vedanga/names/language";
import { endings } from "@vedanga/testing/endings";
import { builtApp, TEST_NOW_UNIX_MS } from "@vedanga/testing/server/built-app";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { afterAll, describe, expect, it } from "vitest";
import type { App } from "#plugins/app-instance.ts";
import { loadEphemeris } from "../../sky-table.ts";
import { createFirstPerson } from "./first-person.ts";
import type { PageRenderer, PersonPage } from "./page-renderer.ts";

const SITA: UserDetails = {
  ...{ firstName: "Sita", lastName: "Devi", email: "sita@example.org", mobile: "0000000002" },
  ...{ birthDate: "1943-06-15", birthTime: "04:20", location: "Vijayawada", language: "english" },
  ...{ latitude: "16.508340", longitude: "80.617240" },
};
/** Without a zone: that of the point decides, as it does for a call. */
const BIRTH = "dob=15/06/1943&tob=04:20&lat=16.50834&lon=80.61724&lang=en";
const AT = {
  planets: `${calls.planetDetails.path}?${BIRTH}`,
  clock: `${calls.geoTimezone.path}?lat=16.508&lon=80.617&local=1943-06-15T04:20`,
  place: `${calls.geoSearch.path}?q=Vijayawada&lang=te&limit=8`,
};

const TABS = ["kundli", "sade_sati"].map((tab) => `<!--tab ${tab}--><link href="${tab}.js"/><!--/tab-->`).join("");
const PAGE = `<!DOCTYPE html><html lang="en"><head>${TABS}</head><body><div data-first-day="en-person"></div></body></html>`;

/** In place of the web's: writes whom it draws and what it is answered. */
const RENDERER = `
export const firstDayAddresses = () => {}, renderFirstDay = firstDayAddresses;
export const signDayAddress = firstDayAddresses, renderSignDay = firstDayAddresses;
export const monthAddress = firstDayAddresses, renderMonth = firstDayAddresses;
export const yearAddress = firstDayAddresses, renderYear = firstDayAddresses, askedKind = () => null;
export const dateOf = () => "", askedYear = () => null, signYearAddress = firstDayAddresses, renderSignYear = firstDayAddresses;
export const askedDay = () => undefined, addressOfDay = () => "", headOfDay = () => ({ title: "", description: "" });
export async function renderPerson(page, ask) {
  const answers = await Promise.all(${JSON.stringify(Object.values(AT))}.map(ask));
  return { "en-person": "<pre>" + JSON.stringify({ page, answers }).replaceAll("<", "&lt;") + "</pre>" };
}`;

const shared = endings();
afterAll(shared.run);

async function appWith(renderer = RENDERER): Promise<App> {
  const dir = temporaryDir(shared.atEnd);
  const pages = ["index.html", "results/index.html", "features/index.html", "results/days/index.html"];
  const files = Object.fromEntries(pages.map((page) => [`client/${page}`, PAGE]));
  for (const [name, content] of Object.entries({ ...files, "first-day/index.js": renderer })) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  writeFileSync(join(dir, "package.json"), '{"type":"module"}');
  return builtApp(shared.atEnd, { appBuildDir: join(dir, "client") });
}

async function saved(app: App, changes: Partial<UserDetails> = {}): Promise<string> {
  const answer = await app.inject({ method: "POST", url: calls.upsertUser.path, payload: { ...SITA, ...changes } });
  return answer.json().response.id;
}

const writtenIn = (html: string) => JSON.parse(/<pre>(.*?)<\/pre>/.exec(html)?.[1] ?? "null");
const EMPTY = '<div data-first-day="en-person"></div>';

describe("the page of a person", () => {
  it("carries whom its address names and what the calls answer about them, and nobody keeps it", async () => {
    const app = await appWith();
    const id = await saved(app);
    const { body, headers } = await app.inject(`/app/results?id=${id}`);
    const answered = await Promise.all(Object.values(AT).map((address) => app.inject(address)));
    expect(answered.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(writtenIn(body)).toEqual({
      page: { route: "/results", tab: null, id, details: SITA, language: "en" },
      answers: answered.map((answer, at) => (at === 2 ? { response: answer.json().response } : answer.json())),
    });
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain(`<html data-of-person data-first-day-at="${TEST_NOW_UNIX_MS}"`);
  });

  it("comes in the language that they read, unless another is asked for, whatever the browser prefers", async () => {
    const app = await appWith();
    const id = await saved(app, { language: "telugu" });
    const languageOf = async (address: string, headers = {}) => {
      const reply = await app.inject({
        url: `/app/results?id=${address}`,
        headers: { "accept-language": "en", ...headers },
      });
      expect(reply.body).toContain("<html data-of-person");
      return [reply.headers["content-language"], writtenIn(reply.body).page.language];
    };
    expect(await languageOf(id)).toEqual(["te", "te"]);
    expect(await languageOf(`${id}&lang=en`)).toEqual(["en", "en"]);
    expect(await languageOf(id, { "service-worker-navigation-preload": "en" })).toEqual(["en", "en"]);
  });

  it("has the files of the tab that is opened, and of no other", async () => {
    const app = await appWith();
    const id = await saved(app);
    const files = async (address: string) =>
      [...(await app.inject(`/app/features${address}`)).body.matchAll(/href="(\w+\.js)"/g)].map(([, href]) => href);
    for (const address of [`?tab=sade_sati&id=${id}`, "?tab=sade_sati"])
      expect(await files(address)).toEqual(["sade_sati.js"]);
    for (const address of ["", "?tab=unknown", `?id=${id}`]) expect(await files(address)).toEqual(["kundli.js"]);
    expect(await files("?tab=sade_sati")).toEqual(["sade_sati.js"]);
  });

  it("is compressed as the client takes it", async () => {
    const app = await appWith();
    const id = await saved(app);
    const url = `/app/results?id=${id}`;
    const { headers, rawPayload } = await app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(rawPayload.length).toBeLessThan((await app.inject(url)).rawPayload.length / 2);
  });

  it("is as it was built where it would name nobody, for another page, and where only its head is asked for", async () => {
    const app = await appWith();
    const id = await saved(app);
    for (const address of [
      "/app/results",
      `/app/results?id=${"x".repeat(43)}`,
      "/app/results?id=..%2F..",
      `/app/results?id=${id}&id=${id}`,
      `/app/results?id=${id}&view=abcd`,
      `/app/results/days?id=${id}`,
    ]) {
      const { statusCode, body, headers } = await app.inject(address);
      expect([address, statusCode, headers["cache-control"], body.includes(EMPTY)]).toEqual([
        address,
        200,
        "no-cache",
        true,
      ]);
    }
    const head = await app.inject({ method: "HEAD", url: `/app/results?id=${id}` });
    expect([head.statusCode, head.headers["cache-control"]]).toEqual([200, "no-cache"]);
  });

  it("names nobody once they are erased", async () => {
    const app = await appWith();
    const id = await saved(app);
    await app.inject({ method: "POST", url: calls.eraseUser.path, payload: { id } });
    expect((await app.inject(`/app/results?id=${id}`)).body).toContain(EMPTY);
  });
});

/** What draws a page by this, from a store with one person and a clock that can be moved. */
function firstPersonOf(renderPerson: PageRenderer["renderPerson"]) {
  const clock = { nowUnixMs: TEST_NOW_UNIX_MS };
  const logged: unknown[] = [];
  const ephemeris = loadEphemeris();
  const firstPerson = createFirstPerson({
    renderer: { renderPerson },
    store: { find: async () => SITA },
    gazetteer: loadEmbeddedGazetteer(),
    contextNow: () => ({ ephemeris, nowUnixMs: clock.nowUnixMs }),
    log: { error: (...line: unknown[]) => logged.push(JSON.stringify(line)) },
  });
  const draw = async (asked?: Language) =>
    firstPerson({ route: "/results", asked, query: { id: "any" } }, (language) =>
      PAGE.replace('"en"', `"${language}"`),
    );
  return { draw, clock, logged };
}

describe("where it cannot be drawn", () => {
  it("the page stays as it was built, and one line of the log says so, without the person", async () => {
    let fault: Error | undefined = new Error("no words");
    const { draw, logged } = firstPersonOf(async ({ details }: PersonPage) => {
      if (fault) throw fault;
      return { "en-person": details.firstName };
    });
    expect([await draw(), await draw()]).toEqual([undefined, undefined]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("no words");
    expect(logged[0]).not.toMatch(/Sita|1943|any/);
    fault = undefined;
    expect((await draw())?.html).toContain(">Sita</div>");
    fault = new Error("again");
    await draw();
    expect(logged).toHaveLength(2);
  });

  it("because a call has no answer, it is as it was built", async () => {
    const { draw, logged } = firstPersonOf(async (_page, ask) => ({ "en-person": String(await ask("/server/none")) }));
    expect(await draw()).toBeUndefined();
    expect(logged).toHaveLength(1);
  });

  it("because it would be shown in another language, it is as it was built", async () => {
    const { draw, logged } = firstPersonOf(async () => ({}));
    expect(await draw("te")).toBeUndefined();
    expect(logged).toEqual([]);
  });
});

it("no more than twenty are drawn in a second; the others are sent as they were built", async () => {
  const { draw, clock } = firstPersonOf(async () => ({ "en-person": "drawn" }));
  const drawn = async () => {
    const pages = await Promise.all(Array.from({ length: 25 }, () => draw()));
    return pages.filter((page) => page !== undefined).length;
  };
  expect(await drawn()).toBe(20);
  clock.nowUnixMs += 1000;
  expect(await drawn()).toBe(20);
});
