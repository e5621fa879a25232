import { CALENDAR_KINDS, calls } from "@vedanga/contract";
import { BAD_VIEWS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { type ReadEvent, readCalendar } from "@vedanga/testing/server/read-calendar";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";

const HYDERABAD = { year: "2026", lat: "17.3850", lon: "78.4867", tz: "5.5", zone: "Asia/Kolkata", lang: "en" };
type Query = Readonly<Record<string, string>>;

const it = serverTest
  .extend(
    "feed",
    { scope: "file" },
    ({ app }) =>
      (query: Query) =>
        app.inject({ url: calls.panchangCalendar.path, query }),
  )
  .extend(
    "events",
    { scope: "file" },
    ({ feed }) =>
      async (query: Query): Promise<readonly ReadEvent[]> =>
        readCalendar((await feed(query)).body).events,
  );
const named = (list: readonly ReadEvent[], summary: string) => list.find(({ SUMMARY }) => SUMMARY === summary);

describe("the feed of a city", () => {
  it("is a calendar that anyone may keep and ask for again", async ({ app, feed }) => {
    const reply = await feed({ ...HYDERABAD, place: "Hyderabad; Telangana, India" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("public, max-age=3600");
    const { properties } = readCalendar(reply.body);
    expect(properties).toMatchObject({
      VERSION: "2.0",
      PRODID: "-//Vedanga//Panchang//EN",
      "X-WR-CALNAME": "Panchang: Hyderabad; Telangana, India",
    });
    const again = await app.inject({
      url: calls.panchangCalendar.path,
      query: { ...HYDERABAD, place: "Hyderabad; Telangana, India" },
      headers: { "if-none-match": String(reply.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it("puts what is kept on a day on its date, and what has an instant at it, in UTC", async ({ events }) => {
    const list = await events(HYDERABAD);
    const dipavali = named(list, "Dipavali");
    expect(dipavali).toMatchObject({
      "DTSTART;VALUE=DATE": "20261108",
      CATEGORIES: "festivals",
      TRANSP: "TRANSPARENT",
    });
    expect(dipavali?.DESCRIPTION).toContain("Amavasya runs in the evening after sunset on 8 November.");
    expect(named(list, "Makara Sankranti")?.["DTSTART;VALUE=DATE"]).toMatch(/^2026011[45]$/);
    const sankranti = named(list, "Sun enters Makara");
    expect(sankranti?.DTSTART).toMatch(/^20260114T09\d{4}Z$/);
    expect(sankranti).not.toHaveProperty("DTEND");
    // The Moon rises eclipsed at Hyderabad on 3 March 2026.
    const eclipse = list.find(({ CATEGORIES }) => CATEGORIES === "eclipses");
    expect(eclipse?.DTSTART).toMatch(/^20260303T12\d{4}Z$/);
    expect(eclipse?.DTEND).toMatch(/^20260303T13\d{4}Z$/);
    for (const event of list) {
      const days = [event["DTSTART;VALUE=DATE"], event.DTSTART].filter((start) => start !== undefined);
      expect(days).toHaveLength(1);
      expect(days[0]).toMatch(/^2026/);
      expect(event.DTSTAMP).toBe("20261130T000000Z");
    }
  });

  it("is read back whole in Telugu too, with the same events under the same ids", async ({ events }) => {
    const [english, telugu] = await Promise.all([events(HYDERABAD), events({ ...HYDERABAD, lang: "te" })]);
    expect(telugu.map(({ UID }) => UID)).toEqual(english.map(({ UID }) => UID));
    expect(new Set(english.map(({ UID }) => UID)).size).toBe(english.length);
    for (const { SUMMARY, DESCRIPTION } of telugu) {
      expect(`${SUMMARY}${DESCRIPTION}`).toMatch(/[\u0c00-\u0c7f]/);
      expect(`${SUMMARY}${DESCRIPTION}`).not.toMatch(/[A-Za-z]/);
    }
    expect(telugu.some(({ DESCRIPTION }) => Buffer.byteLength(DESCRIPTION ?? "") > 300)).toBe(true);
  });

  it("contains the chosen kinds, and all kinds if none was chosen", async ({ events }) => {
    const whole = await events(HYDERABAD);
    expect([...new Set(whole.map(({ CATEGORIES }) => CATEGORIES))].sort()).toEqual([...CALENDAR_KINDS].sort());
    for (const kind of CALENDAR_KINDS) {
      const chosen = await events({ ...HYDERABAD, kinds: kind });
      expect(chosen).toEqual(whole.filter(({ CATEGORIES }) => CATEGORIES === kind));
    }
    const two = await events({ ...HYDERABAD, kinds: "purnima,amavasya" });
    expect(two.length).toBeGreaterThanOrEqual(24);
  });

  it("contains an eclipse only where it is visible", async ({ events }) => {
    const seen = async (place: Query) => (await events({ ...HYDERABAD, ...place, kinds: "eclipses" })).length;
    // 12 August 2026: total in Spain at sunset, night in India.
    const august = (await events({ ...HYDERABAD, lat: "42.34", lon: "-3.7", tz: "1", zone: "Europe/Madrid" })).filter(
      ({ CATEGORIES, DTSTART }) => CATEGORIES === "eclipses" && DTSTART?.startsWith("202608"),
    );
    expect(august.length).toBeGreaterThan(0);
    expect(await seen({})).toBe(1);
  });

  it("covers twelve months from the current one if no year is given", async ({ events }) => {
    const { year: _, ...running } = HYDERABAD;
    const starts = (await events(running)).map((event) =>
      String(event["DTSTART;VALUE=DATE"] ?? event.DTSTART).slice(0, 6),
    );
    expect(new Set(starts).size).toBeGreaterThanOrEqual(12);
    expect(new Set(starts).size).toBeLessThanOrEqual(13);
    expect(starts).toEqual(starts.toSorted());
  });

  it.for(["69.6492", "-78", "90"])("is a calendar, not a fault, at latitude %s", async (lat, { events }) => {
    expect((await events({ ...HYDERABAD, lat })).length).toBeGreaterThan(50);
  });
});

describe("bad input to the feed and to the month", () => {
  const common: readonly BadQuery[] = [
    ["year", "26", "year_out_of_range"],
    ["year", "2401", "year_out_of_range"],
    ["year", "next", "invalid_number"],
    ...BAD_VIEWS,
  ];
  const ofFeed: readonly BadQuery[] = [
    ["kinds", "birthdays", "unknown_kind"],
    ["kinds", ",", "unknown_kind"],
    ["kinds", "festivals, ekadashi", "unknown_kind"],
    ["kinds", "x".repeat(121), "text_too_long"],
    ["place", "x".repeat(81), "text_too_long"],
  ];
  const ofMonth: readonly BadQuery[] = [
    ["month", undefined, "missing_parameter"],
    ["month", "0", "month_out_of_range"],
    ["month", "13", "month_out_of_range"],
    ["month", "May", "invalid_number"],
    ["month", "1.5", "not_whole"],
    ["explain", "yes", "invalid_flag"],
  ];
  const cases = [
    ...[...common, ...ofFeed].map((bad) => [calls.panchangCalendar.path, ...bad] as const),
    ...[...common, ...ofMonth].map((bad) => [calls.panchangMonth.path, ...bad] as const),
  ];

  it.for(cases)("%s: %s = %s is refused with %s", async ([url, ...bad], { app }) => {
    const query = withChange({ ...HYDERABAD, month: "11" }, bad);
    expect(readRefusal(await app.inject({ url, query }))).toMatchObject({ code: bad[2], field: bad[0] });
  });
});
