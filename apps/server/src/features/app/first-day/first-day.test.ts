import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { answers } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import { endings } from "@vedanga/testing/endings";
import { builtApp, TEST_NOW_UNIX_MS } from "@vedanga/testing/server/built-app";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { App } from "#plugins/app-instance.ts";
import { loadEphemeris } from "../../../sky-table.ts";
import type { PageRenderer } from "../page-renderer.ts";
import { createFirstDay } from "./first-day.ts";

const MINUTE_MS = 60_000;
const SPOT = '<div class="x" data-first-day="en-upper"></div>';
const TELUGU = '<template lang="te"><div data-first-day="te-upper"></div></template>';
const PAGE = `<!DOCTYPE html><html lang="en"><head><title>panchang</title></head><body>${SPOT}${TELUGU}<p data-first-day="en-upper"></p></body></html>`;

const MONTH_PAGE = '<html lang="en"><head></head><body><div data-first-day="en-monthDays"></div></body></html>';
const YEAR_PAGE = '<html lang="en"><head></head><body><div data-first-day="en-yearKinds"></div></body></html>';
const SIGN_YEAR_PAGE =
  '<html lang="en"><head></head><body><div data-first-day="en-yearOfSignTold"></div></body></html>';
/** Text in which the best compression finds more than a quick one does. */
const LASTING_PAGE = `<html lang="en"><head></head>${Array.from({ length: 2000 }, (_, at) => `<p>${(at * at * 7919) % 9973}`).join("")}</html>`;
const SIGN_PAGE = `<html lang="en"><head></head><body><div data-first-day="en-signStory"></div></body></html>`;

/** In place of the web's: asks as it does, and writes the bare figures. */
const RENDERER = `
export function firstDayAddresses(nowMs, language) {
  const at = "lat=17.3850&lon=78.4867&tz=5.5&lang=" + language;
  const time = new Date(nowMs + 5.5 * 3600000).toISOString().slice(11, 16);
  return {
    limbs: "${calls.panchang.path}?date=21%2F11%2F2026&time=" + encodeURIComponent(time) + "&" + at,
    day: "${calls.panchangDay.path}?date=21%2F11%2F2026&zone=Asia%2FKolkata&" + at,
    yesterday: "${calls.panchangDay.path}?date=20%2F11%2F2026&zone=Asia%2FKolkata&" + at,
    tomorrow: "${calls.panchangDay.path}?date=22%2F11%2F2026&zone=Asia%2FKolkata&" + at,
    coming: "${calls.panchangComing.path}?date=21%2F11%2F2026&zone=Asia%2FKolkata&" + at,
  };
}
export function renderFirstDay(answers, nowMs, language) {
  return { [language + "-upper"]: "<pre>" + JSON.stringify({ ...answers, nowMs }).replaceAll("<", "&lt;") + "</pre><a href='webcal://%PUBLIC_HOST%/x'></a>" };
}
export function signDayAddress(nowMs, language, sign) {
  const date = new Date(nowMs + 5.5 * 3600000).toISOString().slice(0, 10).split("-").reverse().join("%2F");
  return "${calls.dailyMoon.path}?zodiac=" + (sign === "leo" ? 5 : 6) + "&date=" + date + "&show_same=true&lang=" + language;
}
export function renderSignDay(answer, nowMs, language) {
  return { [language + "-signStory"]: "<pre>" + JSON.stringify(answer).replaceAll("<", "&lt;") + "</pre>" };
}
export function askedYear(search) {
  const year = Number(new URLSearchParams(search).get("year") ?? 2026);
  return year === 2026 || year === 2027 ? { year, isPresent: year === 2026 } : null;
}
export const dateOf = (nowMs) => new Date(nowMs + 5.5 * 3600000).toISOString().slice(0, 10);
export function signYearAddress(year, language, sign) {
  return "${calls.yearly.path}?year=" + year + "&zodiac=" + (sign === "leo" ? 5 : 6) + "&lang=" + language;
}
export function renderSignYear(answer, nowMs, language) {
  return { [language + "-yearOfSignTold"]: "<pre>" + JSON.stringify({ answer, nowMs }).replaceAll("<", "&lt;") + "</pre>" };
}
export const renderPerson = async () => ({});
export function monthAddress(nowMs, language) {
  const [year, month] = new Date(nowMs + 5.5 * 3600000).toISOString().split("-");
  return "${calls.panchangMonth.path}?year=" + year + "&month=" + Number(month) + "&zone=Asia%2FKolkata&lat=17.3850&lon=78.4867&tz=5.5&lang=" + language;
}
export function renderMonth(answer, nowMs, language) {
  return { [language + "-monthDays"]: "<pre>" + JSON.stringify({ answer, nowMs }).replaceAll("<", "&lt;") + "</pre>" };
}
export function yearAddress(nowMs, language) {
  const date = new Date(nowMs + 5.5 * 3600000).toISOString().slice(0, 10);
  return "${calls.festivalsOfYear.path}?date=" + date + "&days=365&zone=Asia%2FKolkata&lat=17.3850&lon=78.4867&tz=5.5&lang=" + language;
}
export function askedKind(search) {
  const query = new URLSearchParams(search);
  return query.get("place") ? undefined : query.get("kind") === "ekadashi" ? "ekadashi" : query.has("kind") ? undefined : null;
}
export function renderYear(answer, nowMs, language, kind) {
  return { [language + "-yearKinds"]: "<pre>" + JSON.stringify({ answer, kind }).replaceAll("<", "&lt;") + "</pre>" };
}
export const askedDay = () => undefined;
export const addressOfDay = () => "";
export const headOfDay = () => ({ title: "", description: "" });`;

const shared = endings();
afterAll(shared.run);

async function appWith(renderer: string | undefined, now = () => TEST_NOW_UNIX_MS): Promise<App> {
  const dir = temporaryDir(shared.atEnd);
  const files = {
    "client/index.html": PAGE,
    "client/about/index.html": LASTING_PAGE,
    "client/panchang/index.html": PAGE,
    "client/panchang/month/index.html": MONTH_PAGE,
    "client/panchang/month/index.te.html": MONTH_PAGE.replaceAll("en", "te"),
    "client/panchang/festivals/index.html": YEAR_PAGE,
    "client/panchang/festivals/index.te.html": YEAR_PAGE.replaceAll("en", "te"),
    "client/zodiac/leo/index.html": SIGN_YEAR_PAGE,
    "client/zodiac/leo/index.te.html": SIGN_YEAR_PAGE.replaceAll("en", "te"),
    "client/zodiac/daily/leo/index.html": SIGN_PAGE,
    "client/zodiac/daily/leo/index.te.html": SIGN_PAGE.replaceAll("en", "te"),
    "first-day/index.js": renderer,
  };
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  writeFileSync(join(dir, "package.json"), '{"type":"module"}');
  return builtApp(shared.atEnd, { appBuildDir: join(dir, "client"), now });
}

const writtenIn = (html: string, language = "en") =>
  JSON.parse(new RegExp(`"${language}-upper"><pre>(.*?)</pre>`).exec(html)?.[1] ?? "null");
const PANCHANG = { route: "/panchang", language: "en", search: "" } as const;
const read = async (app: App, url = "/app/panchang"): Promise<string> => (await app.inject(url)).body;

describe("the page of the panchang", () => {
  it("is compressed once, quickly, where one that lasts is compressed better", async () => {
    const app = await appWith(RENDERER);
    const bytesOf = async (url: string) =>
      (await app.inject({ url, headers: { "accept-encoding": "br" } })).rawPayload.length;
    const today = await bytesOf("/app/panchang");
    expect(await bytesOf("/app/panchang")).toBe(today);
    const about = await bytesOf("/app/about");
    await vi.waitFor(async () => expect(await bytesOf("/app/about")).toBeLessThan(about), { timeout: 30_000 });
    expect(await bytesOf("/app/panchang")).toBe(today);
  });

  it.each(["en", "te"])(
    "carries what the calls answer in %s, at the moment it is served, and its instant at the root",
    async (language) => {
      const app = await appWith(RENDERER);
      const html = await read(app);
      const where = `lat=17.3850&lon=78.4867&tz=5.5&lang=${language}`;
      const limbs = await app.inject(`${calls.panchang.path}?date=21/11/2026&time=12:00&${where}`);
      const coming = await app.inject(`${calls.panchangComing.path}?date=21/11/2026&zone=Asia/Kolkata&${where}`);
      const day = async (date: string) =>
        (await app.inject(`${calls.panchangDay.path}?date=${date}&zone=Asia/Kolkata&${where}`)).json();
      expect(writtenIn(html, language)).toEqual({
        limbs: calls.panchang.response.parse(limbs.json()).response,
        day: calls.panchangDay.response.parse(await day("21/11/2026")).response,
        yesterday: calls.panchangDay.response.parse(await day("20/11/2026")).response,
        tomorrow: calls.panchangDay.response.parse(await day("22/11/2026")).response,
        coming: calls.panchangComing.response.parse(coming.json()).response,
        nowMs: TEST_NOW_UNIX_MS,
      });
      expect(html).toContain(`<html data-first-day-at="${TEST_NOW_UNIX_MS}" lang="en">`);
      expect(html).toContain('<p data-first-day="en-upper"></p>');
    },
  );

  it("is drawn again in another minute, and the same within one", async () => {
    let nowMs = TEST_NOW_UNIX_MS;
    const app = await appWith(RENDERER, () => nowMs);
    const first = await read(app);
    nowMs += MINUTE_MS - 1;
    expect(await read(app)).toBe(first);
    nowMs += 1;
    expect(writtenIn(await read(app)).nowMs).toBe(TEST_NOW_UNIX_MS + MINUTE_MS);
    nowMs = TEST_NOW_UNIX_MS;
    expect(await read(app)).toBe(first);
  });

  it("is revalidated each time and sent again only when it changed", async () => {
    let nowMs = TEST_NOW_UNIX_MS;
    const app = await appWith(RENDERER, () => nowMs);
    const { headers } = await app.inject("/app/panchang");
    expect(headers["cache-control"]).toBe("no-cache");
    const again = () => app.inject({ url: "/app/panchang", headers: { "if-none-match": String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    nowMs += MINUTE_MS;
    expect((await again()).statusCode).toBe(200);
  });

  it.each(["?id=abc", "?lang=te", "?utm_source=x&utm_medium=y", "?fbclid=1", "/"])(
    "carries it also at %s",
    async (rest) => {
      expect(writtenIn(await read(await appWith(RENDERER), `/app/panchang${rest}`))).not.toBeNull();
    },
  );

  it.each([
    "?date=2026-11-22",
    "?place=1264733",
    "?lat=17.3850&lon=78.4867&zone=Asia/Kolkata",
    "?ayanamsa=raman",
    "?id=abc&months=purnimanta",
    "?of-a-name-not-thought-of=1",
  ])("is empty at %s, which may be about another day", async (query) => {
    const html = await read(await appWith(RENDERER), `/app/panchang${query}`);
    expect(html).toContain(SPOT.concat(TELUGU, '<p data-first-day="en-upper">'));
    expect(html).not.toContain("data-first-day-at");
  });

  it("carries it beside the home page, each in its own spots", async () => {
    const app = await appWith(RENDERER);
    const panchang = await read(app);
    expect(writtenIn(await read(app, "/app/"))).toEqual(writtenIn(panchang));
    expect(await read(app)).toBe(panchang);
  });

  it("names the public host where a link leaves the browser", async () => {
    const app = await appWith(RENDERER);
    const { body } = await app.inject({ url: "/app/panchang", headers: { host: "sky.example:8080" } });
    expect(body).toContain("webcal://sky.example:8080/x");
  });

  it.each([
    ["nothing draws it", undefined],
    ["what draws it is something else", "export const other = 1;"],
    ["what draws it cannot be read", "export const = 1;"],
    ["drawing it fails", `${RENDERER.replace("return { [language", "throw new Error('no ink'); return { [language")}`],
  ])("is served as it was built where %s", async (_why, renderer) => {
    const app = await appWith(renderer);
    const reply = await app.inject("/app/panchang");
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(SPOT.concat(TELUGU, '<p data-first-day="en-upper">'));
    expect(reply.body).not.toContain("data-first-day-at");
  });
});

describe("the page of the month", () => {
  const MONTH = "/app/panchang/month";
  const monthIn = (html: string, language: string) =>
    JSON.parse(new RegExp(`"${language}-monthDays"><pre>(.*?)</pre>`).exec(html)?.[1] ?? "null");

  it.each(["en", "te"])("carries what the call answers in %s, for the month of Hyderabad", async (language) => {
    const app = await appWith(RENDERER);
    const { body } = await app.inject({ url: MONTH, headers: { "accept-language": language } });
    const where = `zone=Asia/Kolkata&lat=17.3850&lon=78.4867&tz=5.5&lang=${language}`;
    const answer = (await app.inject(`${calls.panchangMonth.path}?year=2026&month=11&${where}`)).json();
    expect(monthIn(body, language).answer).toEqual(calls.panchangMonth.response.parse(answer).response);
    expect(body).toContain(`data-first-day-at="${TEST_NOW_UNIX_MS}"`);
  });

  it("is calculated once in a language, until another month begins", async () => {
    const calculated = vi.spyOn(answers, "panchangMonth");
    let nowMs = TEST_NOW_UNIX_MS;
    const app = await appWith(RENDERER, () => nowMs);
    for (let minute = 0; minute < 3; minute++, nowMs += MINUTE_MS) await read(app, MONTH);
    expect(calculated).toHaveBeenCalledOnce();
    nowMs = Date.UTC(2026, 10, 30, 18, 30);
    await read(app, MONTH);
    expect(calculated).toHaveBeenCalledTimes(2);
    calculated.mockRestore();
  });

  it("is drawn again in another minute, and is another month when that has begun in Hyderabad", async () => {
    let nowMs = TEST_NOW_UNIX_MS;
    const app = await appWith(RENDERER, () => nowMs);
    const { answer } = monthIn(await read(app, MONTH), "en");
    nowMs += MINUTE_MS;
    expect(monthIn(await read(app, MONTH), "en")).toEqual({ answer, nowMs });
    nowMs = Date.UTC(2026, 10, 30, 18, 30);
    expect(monthIn(await read(app, MONTH), "en").answer.month).toBe(12);
  });

  it.each(["?year=2026&month=10", "?place=1264733", "?node=true"])("is empty at %s", async (query) => {
    expect(await read(await appWith(RENDERER), MONTH + query)).toContain('<div data-first-day="en-monthDays"></div>');
  });
});

describe("the page of festivals", () => {
  const FESTIVALS = "/app/panchang/festivals";
  const yearIn = (html: string, language: string) =>
    JSON.parse(new RegExp(`"${language}-yearKinds"><pre>(.*?)</pre>`).exec(html)?.[1] ?? "null");

  it.each(["en", "te"])("carries what the call answers in %s, from today in Hyderabad on", async (language) => {
    const app = await appWith(RENDERER);
    const { body } = await app.inject({ url: FESTIVALS, headers: { "accept-language": language } });
    const where = `zone=Asia/Kolkata&lat=17.3850&lon=78.4867&tz=5.5&lang=${language}`;
    const answer = (await app.inject(`${calls.festivalsOfYear.path}?date=2026-11-21&days=365&${where}`)).json();
    expect(yearIn(body, language)).toEqual({
      answer: calls.festivalsOfYear.response.parse(answer).response,
      kind: null,
    });
    expect(body).toContain(`data-first-day-at="${TEST_NOW_UNIX_MS}"`);
  });

  it("is calculated once in a language, until another day begins in Hyderabad", async () => {
    const calculated = vi.spyOn(answers, "festivalsOfYear");
    let nowMs = TEST_NOW_UNIX_MS;
    const app = await appWith(RENDERER, () => nowMs);
    for (let minute = 0; minute < 3; minute++, nowMs += MINUTE_MS) await read(app, FESTIVALS);
    expect(yearIn(await read(app, `${FESTIVALS}?kind=ekadashi`), "en").kind).toBe("ekadashi");
    expect(yearIn(await read(app, FESTIVALS), "en").kind).toBeNull();
    expect(calculated).toHaveBeenCalledOnce();
    nowMs = Date.UTC(2026, 10, 21, 18, 30);
    expect(yearIn(await read(app, FESTIVALS), "en").answer.from).toBe("2026-11-22");
    expect(calculated).toHaveBeenCalledTimes(2);
    calculated.mockRestore();
  });

  it.each(["?year=2027", "?kind=none", "?place=1264733", "?kind=ekadashi&node=true"])(
    "is empty at %s",
    async (query) => {
      const html = await read(await appWith(RENDERER), FESTIVALS + query);
      expect(html).toContain('<div data-first-day="en-yearKinds"></div>');
    },
  );
});

describe("the page of a Moon sign", () => {
  const LEO = "/app/zodiac/daily/leo";
  const storyIn = (html: string, language: string) =>
    JSON.parse(new RegExp(`"${language}-signStory"><pre>(.*?)</pre>`).exec(html)?.[1] ?? "null");

  it.each(["en", "te"])("carries what the call answers in %s, on the date of Hyderabad", async (language) => {
    const app = await appWith(RENDERER);
    const { body } = await app.inject({ url: LEO, headers: { "accept-language": language } });
    const address = `${calls.dailyMoon.path}?zodiac=5&date=21/11/2026&show_same=true&lang=${language}`;
    const answer = (await app.inject(address)).json();
    expect(storyIn(body, language)).toEqual(calls.dailyMoon.response.parse(answer));
    expect(body).toContain(`data-first-day-at="${TEST_NOW_UNIX_MS}"`);
  });

  it("says another day when that has begun in Hyderabad", async () => {
    let nowMs = TEST_NOW_UNIX_MS;
    const app = await appWith(RENDERER, () => nowMs);
    const today = storyIn(await read(app, LEO), "en");
    nowMs += 6 * 3_600_000;
    expect(storyIn(await read(app, LEO), "en")).toEqual(today);
    nowMs += 6 * 3_600_000;
    expect(storyIn(await read(app, LEO), "en")).not.toEqual(today);
  });

  it.each(["?date=2026-11-22", "?place=1264733", "?node=true"])("is empty at %s", async (query) => {
    const html = await read(await appWith(RENDERER), LEO + query);
    expect(html).toContain('<div data-first-day="en-signStory"></div>');
  });
});

describe("the page of a sign's year", () => {
  const LEO = "/app/zodiac/leo";
  const toldIn = (html: string, language: string) =>
    JSON.parse(new RegExp(`"${language}-yearOfSignTold"><pre>(.*?)</pre>`).exec(html)?.[1] ?? "null");

  it.each([
    ["en", "", 2026],
    ["te", "?id=abc", 2026],
    ["en", "?year=2027&utm_source=x", 2027],
  ])(
    "carries what the call answers in %s at %s, and says at its root which year that is",
    async (language, query, year) => {
      const app = await appWith(RENDERER);
      const { body } = await app.inject({ url: LEO + query, headers: { "accept-language": language } });
      const answer = (await app.inject(`${calls.yearly.path}?year=${year}&zodiac=5&lang=${language}`)).json();
      expect(toldIn(body, language)).toEqual({ answer: calls.yearly.response.parse(answer), nowMs: TEST_NOW_UNIX_MS });
      expect(body).toContain(`data-first-day-year="${year}" data-first-day-zodiac="5"`);
    },
  );

  it("is calculated once for a sign, a year and a language, until another day begins in Hyderabad", async () => {
    const calculated = vi.spyOn(answers, "yearly");
    let nowMs = TEST_NOW_UNIX_MS;
    const app = await appWith(RENDERER, () => nowMs);
    for (let minute = 0; minute < 3; minute++, nowMs += MINUTE_MS)
      expect(toldIn(await read(app, LEO), "en").nowMs).toBe(TEST_NOW_UNIX_MS);
    expect(calculated).toHaveBeenCalledOnce();
    expect(toldIn(await read(app, `${LEO}?year=2027`), "en").answer.year).toBe(2027);
    expect(toldIn(await read(app, LEO), "en").answer.year).toBe(2026);
    expect(calculated).toHaveBeenCalledTimes(2);
    nowMs = Date.UTC(2026, 10, 21, 18, 30);
    expect(toldIn(await read(app, LEO), "en").nowMs).toBe(nowMs);
    calculated.mockRestore();
  });

  it.each(["?year=2040", "?year=2027&node=true", "?place=1264733"])("is empty at %s", async (query) => {
    const html = await read(await appWith(RENDERER), LEO + query);
    expect(html).toContain('<div data-first-day="en-yearOfSignTold"></div>');
    expect(html).not.toContain("data-first-day-year");
  });
});

/** A first day that is drawn by this renderer, but for what is given here, and whose clock can be moved. */
async function firstDayOf(own: Partial<PageRenderer>) {
  const file = join(temporaryDir(shared.atEnd), "index.mjs");
  writeFileSync(file, RENDERER);
  const renderer: PageRenderer = { ...(await import(file)), ...own };
  const ephemeris = loadEphemeris();
  const clock = { nowUnixMs: TEST_NOW_UNIX_MS };
  const logged: unknown[] = [];
  const log = { error: (...line: unknown[]) => logged.push(line) };
  const contextNow = () => ({ ephemeris, nowUnixMs: clock.nowUnixMs });
  const firstDay = createFirstDay({ renderer, contextNow, log });
  const htmlOf = (...page: Parameters<typeof firstDay>) => firstDay(...page)?.html;
  return { htmlOf, clock, logged };
}

const daily = (sign: string) => ({ route: `/zodiac/daily/${sign}`, language: "en" as const, search: "" });

describe("the day of a sign", () => {
  it("is drawn once in a language, until another day begins", async () => {
    const drawn: string[] = [];
    const { htmlOf, clock } = await firstDayOf({
      renderSignDay: (_answer, _nowMs, language) => {
        drawn.push(language);
        return { [`${language}-signStory`]: "drawn" };
      },
    });
    for (const language of ["en", "en", "te"] as const) {
      htmlOf(SIGN_PAGE, { ...daily("leo"), language });
      clock.nowUnixMs += MINUTE_MS;
    }
    expect(drawn).toEqual(["en", "te"]);
    clock.nowUnixMs += 12 * 60 * MINUTE_MS;
    htmlOf(SIGN_PAGE, daily("leo"));
    expect(drawn).toEqual(["en", "te", "en"]);
  });

  it("that cannot be drawn leaves its page as it was built, and the others theirs", async () => {
    const { htmlOf, logged } = await firstDayOf({
      renderFirstDay: () => ({ "en-upper": "today" }),
      renderSignDay: (_answer, _nowMs, _language, sign) => {
        if (sign === "leo") throw new Error("no ink");
        return { "en-signStory": "a story" };
      },
    });
    const leo = SIGN_PAGE.replace("<head>", "<head><!--leo-->");
    expect(htmlOf(leo, daily("leo"))).toBe(leo);
    expect(htmlOf(SIGN_PAGE, daily("virgo"))).toContain(">a story</div>");
    expect(htmlOf(PAGE, PANCHANG)).toContain(">today</div>");
    expect(logged).toHaveLength(1);
  });
});

describe("a fault in drawing the day", () => {
  it("is logged once, until a day was drawn again, and costs one try a minute", async () => {
    let tries = 0;
    let isBroken = true;
    const { htmlOf, clock, logged } = await firstDayOf({
      renderFirstDay: () => {
        tries += 1;
        if (isBroken) throw new Error("no ink");
        return { "en-upper": "drawn" };
      },
    });
    expect([htmlOf(PAGE, PANCHANG), htmlOf(PAGE, PANCHANG)]).toEqual([PAGE, PAGE]);
    expect([tries, logged.length]).toEqual([1, 1]);
    clock.nowUnixMs += MINUTE_MS;
    expect(htmlOf(PAGE, PANCHANG)).toBe(PAGE);
    expect([tries, logged.length]).toEqual([2, 1]);
    clock.nowUnixMs += MINUTE_MS;
    isBroken = false;
    expect(htmlOf(PAGE, PANCHANG)).toContain(">drawn</div>");
    clock.nowUnixMs += MINUTE_MS;
    isBroken = true;
    expect(htmlOf(PAGE, PANCHANG)).toBe(PAGE);
    expect(logged.length).toBe(2);
  });
});
