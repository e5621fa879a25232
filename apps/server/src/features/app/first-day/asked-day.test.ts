import { addDays, calls, isoDate, type PanchangDay } from "@vedanga/contract";
import { loadEmbeddedGazetteer } from "@vedanga/gazetteer/load-from-disk";
import { TEST_NOW_UNIX_MS } from "@vedanga/testing/server/built-app";
import { describe, expect, it } from "vitest";
import { loadEphemeris } from "../../../sky-table.ts";
import type { PageDay, PageRenderer } from "../page-renderer.ts";
import { createAskedDay } from "./asked-day.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const CHENNAI = "1264527";
const APIA = "4035413";

const spot = (name: string, element = "div"): string => `<${element} class="x" data-first-day="${name}"></${element}>`;
const PAGE =
  `<!DOCTYPE html><html lang="en"><head><title>Daily</title><meta name="description" content="Today"/></head><body>${spot("en-place", "span")}${spot("en-upper")}` +
  `<template data-written lang="te" data-title="రోజు" data-description="నేడు">${spot("te-place", "span")}${spot("te-upper")}</template></body></html>`;

const gazetteer = loadEmbeddedGazetteer();
const ephemeris = loadEphemeris();

const isoOf = ({ date }: PageDay): string => (date ? [date.year, date.month, date.day].join("-") : "");

function addressesOf({ date, city }: PageDay, language: string): ReturnType<PageRenderer["firstDayAddresses"]> {
  const asked = date ?? { year: 2026, month: 11, day: 21 };
  const onDate = (days: number): string =>
    new URLSearchParams({
      date: isoDate(addDays(asked, days)),
      lat: `${city?.lat ?? 17.385}`,
      lon: `${city?.lon ?? 78.4867}`,
      tz: city?.id === APIA ? "14" : "5.5",
      zone: city?.zone ?? "Asia/Kolkata",
      lang: language,
    }).toString();
  return {
    limbs: `${calls.panchang.path}?${onDate(0)}`,
    day: `${calls.panchangDay.path}?${onDate(0)}`,
    yesterday: date === null ? `${calls.panchangDay.path}?${onDate(-1)}` : undefined,
    tomorrow: asked.year === 2400 ? undefined : `${calls.panchangDay.path}?${onDate(1)}`,
    coming: `${calls.panchangComing.path}?${onDate(0)}`,
  };
}

/** Draws a day of addresses as `?date=2026-12-25&place=1264527`, with a clock that can be moved. */
function askedDays(own: Partial<PageRenderer> = {}) {
  const renderer: Partial<PageRenderer> = {
    askedDay(search) {
      const query = new URLSearchParams(search);
      const [year, month, day] = (query.get("date") ?? "").split("-").map(Number);
      const date = year && month && day ? { year, month, day } : null;
      const cityId = query.get("place");
      return date === null && cityId === null ? undefined : { date, cityId };
    },
    firstDayAddresses: (_nowMs, language, day = { date: null, city: null }) => addressesOf(day, language),
    renderFirstDay: ({ day }, _nowMs, language, { city } = { date: null, city: null }) => ({
      [`${language}-place`]: city?.name ?? "Hyderabad",
      [`${language}-upper`]: JSON.stringify(day),
    }),
    headOfDay: ({ city }, _nowMs, language) => ({
      title: `${language} ${city?.name ?? "Hyderabad"} $& &amp; more`,
      description: `the day in ${language}`,
    }),
    addressOfDay: (day) => `/panchang?date=${isoOf(day)}&place=${day.city?.id ?? "1269843"}`,
    ...own,
  };
  const clock = { nowUnixMs: TEST_NOW_UNIX_MS };
  const logged: unknown[] = [];
  const draw = createAskedDay({
    renderer: renderer as PageRenderer,
    gazetteer,
    contextNow: () => ({ ephemeris, nowUnixMs: clock.nowUnixMs }),
    log: { error: (...line: unknown[]) => logged.push(line) },
  });
  const at = (search: string, route = "/panchang") => draw(PAGE, { route, language: "en", search })?.html;
  return { at, clock, logged };
}

const dayIn = (html: string | undefined, language: string): PanchangDay =>
  JSON.parse(new RegExp(`"${language}-upper">(.*?)</div>`).exec(html ?? "")?.[1] ?? "null");

describe("the page of a day that an address names", () => {
  it("has that day at that place, in every language, and says so at its root and in its title", () => {
    const html = askedDays().at(`?date=2026-12-25&place=${CHENNAI}&utm_source=x`);
    expect(html).toContain('data-first-day="en-place">Chennai</span>');
    expect(html).toContain('data-first-day="te-place">చెన్నై</span>');
    for (const language of ["en", "te"]) expect(dayIn(html, language).date).toBe("2026-12-25");
    expect(dayIn(html, "te").tithi[0]?.name).toMatch(/^[\u0c00-\u0c7f]/);
    expect(html).toContain(
      `<html data-first-day-of="/panchang?date=2026-12-25&amp;place=${CHENNAI}" data-first-day-at="${TEST_NOW_UNIX_MS}"`,
    );
    expect(html).toContain("<title>en Chennai $& &amp; more</title>");
    expect(html).toContain('lang="te" data-title="te చెన్నై $& &amp; more" data-description="the day in te">');
    expect(html).toContain('<meta name="description" content="the day in en"/>');
  });

  it("is at Hyderabad where the address names no place, and today where it names no day", () => {
    const { at } = askedDays();
    expect(at("?date=2027-01-14")).toContain('data-first-day="en-place">Hyderabad</span>');
    expect(dayIn(at(`?place=${CHENNAI}`), "en").date).toBe("2026-11-21");
  });

  it.each([
    ["an address that names no day", "?id=abc", undefined],
    ["an address that names more than a day", "?date=2026-12-25&ayanamsa=raman", undefined],
    ["a place that is not in the list", "?place=12", undefined],
    ["another page", "?date=2026-12-25", "/panchang/month"],
  ])("is not drawn for %s", (_what, search, route) => {
    const { at, logged } = askedDays();
    expect(at(search, route)).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it("is not drawn for a date that its place skipped, which is no fault", () => {
    const { at, logged } = askedDays();
    expect(at(`?date=2011-12-30&place=${APIA}`)).toBeUndefined();
    for (const date of ["2011-12-29", "2011-12-31"]) expect(at(`?date=${date}&place=${APIA}`), date).toBeDefined();
    expect(logged).toEqual([]);
  });

  it("is drawn for the first and the last day of the almanac", () => {
    const { at, logged } = askedDays();
    for (const date of ["1600-1-1", "2400-12-31"]) expect(at(`?date=${date}`), date).toBeDefined();
    expect(logged).toEqual([]);
  });

  it("is drawn once in a minute, and is the same text, however many open it", () => {
    let drawn = 0;
    const { at, clock } = askedDays({
      headOfDay: () => {
        drawn += 1;
        return { title: "drawn", description: "drawn" };
      },
    });
    const inBothLanguages = 2;
    const first = at("?date=2026-12-25");
    for (let opened = 0; opened < 30; opened++) {
      clock.nowUnixMs += 1;
      expect(at("?date=2026-12-25")).toBe(first);
    }
    expect(drawn).toBe(inBothLanguages);
    clock.nowUnixMs += MINUTE_MS;
    at("?date=2026-12-25");
    expect(drawn).toBe(2 * inBothLanguages);
  });

  it("is sent as it was built where more than ten others were drawn in that second", () => {
    const { at, clock } = askedDays();
    const opened = Array.from({ length: 12 }, (_, index) => at(`?date=2026-12-${index + 1}`) !== undefined);
    expect(opened).toEqual([...Array(10).fill(true), false, false]);
    expect(at("?date=2026-12-10"), "it is here already").toBeDefined();
    clock.nowUnixMs += SECOND_MS;
    expect(at("?date=2026-12-12")).toBeDefined();
  });

  it("is left as it was built by a fault, which is logged once until a day is drawn again", () => {
    let isBroken = true;
    const { at, logged } = askedDays({
      headOfDay: () => {
        if (isBroken) throw new Error("no ink");
        return { title: "drawn", description: "drawn" };
      },
    });
    expect([at("?date=2026-12-1"), at("?date=2026-12-2")]).toEqual([undefined, undefined]);
    expect(logged).toHaveLength(1);
    isBroken = false;
    expect(at("?date=2026-12-3")).toBeDefined();
    isBroken = true;
    expect(at("?date=2026-12-3"), "it is here already").toBeDefined();
    expect([at("?date=2026-12-4"), at("?date=2026-12-5")]).toEqual([undefined, undefined]);
    expect(logged).toHaveLength(2);
  });
});
