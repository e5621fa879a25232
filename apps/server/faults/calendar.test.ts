import { calls } from "@vedanga/contract";
import { readCalendar } from "@vedanga/testing/server/read-calendar";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";

const HYDERABAD = { year: "2026", lat: "17.3850", lon: "78.4867", tz: "5.5", zone: "Asia/Kolkata", kinds: "sankranti" };
const EVENT = ["BEGIN:VEVENT", "UID:planted", "DTSTART:20260101T000000Z", "SUMMARY:planted", "END:VEVENT"];

const it = serverTest.extend(
  "named",
  { scope: "file" },
  ({ app }) =>
    (place: string) =>
      app.inject({ url: calls.panchangCalendar.path, query: { ...HYDERABAD, place } }),
);

describe("a calendar named by a stranger", () => {
  it.for(["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029", "\u000b", "\u000c"])(
    "is refused where the name brings an event after %j",
    async (line, { named }) => {
      const refusal = readRefusal(await named(`Hyderabad${line}${EVENT.join(line)}`.slice(0, 80)));
      expect(refusal).toMatchObject({ status: 400, code: "invalid_text", field: "place" });
    },
  );

  it("takes every mark of the format for a letter of its name", async ({ named }) => {
    const place = 'Hyderabad;X=1:2,\\nBEGIN:VEVENT\\,\\;\\\\ "వరంగల్" 🙏';
    const { properties, events } = readCalendar((await named(place)).body);
    expect(properties["X-WR-CALNAME"]).toBe(`Panchang: ${place}`);
    expect(properties.NAME).toBe(`Panchang: ${place}`);
    expect(events).toHaveLength(12);
    expect(events.every(({ CATEGORIES }) => CATEGORIES === "sankranti")).toBe(true);
  });
});
