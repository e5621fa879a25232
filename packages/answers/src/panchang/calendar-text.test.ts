import { readCalendar } from "@vedanga/testing/server/read-calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarText, escapedText } from "./calendar-text.ts";

const calendarNamed = (name: string) => calendarText({ name, lang: "te", events: [] });
const marks = fc.string({
  unit: fc.constantFrom("\\", ";", ",", "n", "N", ":", '"', "క్ష", "🙏", " ", "a"),
  minLength: 1,
});

describe("a text in a calendar", () => {
  it("is read back as it was given, however long and whatever marks it has", () => {
    fc.assert(
      fc.property(marks, (name) => {
        // Blanks around a name are not part of it.
        const given = `x${name}x`;
        expect(readCalendar(calendarNamed(given)).properties).toMatchObject({ NAME: given, "X-WR-CALNAME": given });
      }),
    );
  });

  it("has no line of its own, whichever character breaks one", () => {
    for (const line of ["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085"]) {
      const { properties, events } = readCalendar(calendarNamed(`a${line}BEGIN:VEVENT${line}SUMMARY:b`));
      expect(properties.NAME).toBe("a\nBEGIN:VEVENT\nSUMMARY:b");
      expect(events).toEqual([]);
    }
    expect(escapedText("a\u0007\tb\0")).toBe("a  b ");
  });
});
