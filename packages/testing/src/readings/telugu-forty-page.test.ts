import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faultOf } from "../births/random-births.ts";
import { MARKS } from "./marks.ts";
import { teluguForty } from "./telugu-forty.ts";
import { teluguFortyPage } from "./telugu-forty-page.ts";

const readings = teluguForty();
const textOf = (number: number): string => readings[number - 1]?.paragraphs.join("\n") ?? "";

describe("the forty readings in Telugu", () => {
  it("are what docs/readings/telugu-forty.md shows; npm run regenerate -- telugu-readings writes it", () => {
    const page = new URL("../../../../docs/readings/telugu-forty.md", import.meta.url);
    expect(readFileSync(page, "utf8")).toBe(teluguFortyPage());
  });

  it("are forty, each whole and in Telugu", () => {
    expect(readings).toHaveLength(40);
    expect(new Set(readings.map(({ title }) => title)).size).toBe(40);
    for (const { title, paragraphs } of readings)
      for (const text of paragraphs) expect([title, faultOf(text, "te")]).toEqual([title, undefined]);
  });

  it("have the words that every mark says they have now, and no longer those that were marked", () => {
    for (const { reading, was, now } of MARKS) {
      expect(textOf(reading)).toContain(now);
      expect(readings.map(({ paragraphs }) => paragraphs.join("\n")).join("\n")).not.toContain(was);
    }
  });
});
