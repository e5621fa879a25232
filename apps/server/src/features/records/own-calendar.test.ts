import { calls, OWN_CALENDAR_KINDS } from "@vedanga/contract";
import { readCalendar } from "@vedanga/testing/server/read-calendar";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import { describe, expect } from "vitest";

type Query = Readonly<Record<string, string>>;

const it = serverTest
  .extend(
    "post",
    { scope: "file" },
    ({ app }) =>
      (url: string, payload: object) =>
        app.inject({ method: "POST", url, payload }),
  )
  .extend("person", { scope: "file" }, ({ post }) => async (changes = {}) => {
    const id: string = (await post(calls.upsertUser.path, someDetails(changes))).json().response.id;
    const view: string = (await post(calls.shareUser.path, { id, shown: "initials" })).json().response.view;
    return { id, view };
  })
  .extend(
    "feed",
    { scope: "file" },
    ({ app }) =>
      (query: Query) =>
        app.inject({ url: calls.ownCalendar.path, query }),
  );

describe("the calendar of a person", () => {
  it("has the days of two years under the name that the view shows, and nobody may keep it", async ({
    person,
    feed,
  }) => {
    const { id, view } = await person();
    const reply = await feed({ view });
    expect(reply.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { properties, events } = readCalendar(reply.body);
    expect(properties["X-WR-CALNAME"]).toBe("Your days: Z.");
    expect(events.filter(({ CATEGORIES }) => CATEGORIES === "tithi_birthday")).toHaveLength(2);
    expect(events.every(({ SUMMARY }) => SUMMARY?.startsWith("Z.: "))).toBe(true);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
    for (const secret of [id, view, "uillfeather", "@example.org", "1987"]) expect(reply.body).not.toContain(secret);
  });

  it("has the same bytes when it is asked for again, and the same events in Telugu", async ({ person, feed }) => {
    const { view } = await person({ firstName: "సీత" });
    const [one, again, telugu] = await Promise.all([feed({ view }), feed({ view }), feed({ view, lang: "te" })]);
    expect(again?.body).toBe(one?.body);
    const uids = (body: string) => readCalendar(body).events.map(({ UID }) => UID);
    expect(uids(telugu?.body ?? "")).toEqual(uids(one?.body ?? ""));
    const words = readCalendar(telugu?.body ?? "").events.map(
      ({ SUMMARY, DESCRIPTION }) => `${SUMMARY} ${DESCRIPTION}`,
    );
    expect(words.some((text) => text.includes("పుట్టినరోజు"))).toBe(true);
    expect(words.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });

  it("has the kinds that are asked for, and remembers a date that its address names", async ({ person, feed }) => {
    const { view } = await person();
    const kindsOf = async (query: Query) => [
      ...new Set(readCalendar((await feed({ view, ...query })).body).events.map(({ CATEGORIES }) => CATEGORIES)),
    ];
    expect(await kindsOf({ kinds: "star_birthday" })).toEqual(["star_birthday"]);
    expect(await kindsOf({})).not.toContain("remembrance");
    expect(await kindsOf({ remembered: "2018-06-01" })).toContain("remembrance");
    expect(readRefusal(await feed({ view, kinds: "birthdays" })).code).toBe("unknown_kind");
    expect(OWN_CALENDAR_KINDS).toHaveLength(6);
  });

  it("is made for a birth whose place is not known", async ({ person, feed }) => {
    const { view } = await person({ firstName: "Nowhere", latitude: "", longitude: "" });
    expect((await feed({ view })).statusCode).toBe(200);
  });

  it("ends with the view and with the record, and an id opens none", async ({ post, person, feed }) => {
    const { id, view } = await person({ firstName: "Ended" });
    expect(readRefusal(await feed({ view: id })).code).toBe("view_not_found");
    await post(calls.shareUser.path, { id, shown: "nobody" });
    expect(readRefusal(await feed({ view })).code).toBe("view_not_found");
    const other = await person({ firstName: "Erased" });
    await post(calls.eraseUser.path, { id: other.id });
    expect(readRefusal(await feed({ view: other.view })).code).toBe("view_not_found");
    expect(readRefusal(await feed({ view: "short" })).code).toBe("invalid_view");
  });
});
