import { describe, expect, it } from "vitest";
import { readMarkup } from "../../test/read-markup.ts";
import { element, escapeMarkup, text } from "./markup.ts";

describe("markup", () => {
  it("escapes what would end an attribute or begin a tag, and reads back as it was", () => {
    const hostile = `<a b="c" d='e'> & ]]>`;
    const read = readMarkup(element("text", { x: hostile }, text(hostile)));
    expect(read.attributes.x).toBe(hostile);
    expect(read.children).toEqual([hostile]);
  });

  it("drops what XML has no place for", () => {
    expect(escapeMarkup("a\u0000b\u001fc\ud800d\uffffe")).toBe("abcde");
    expect(escapeMarkup("కుజుడు 𝄞")).toBe("కుజుడు 𝄞");
  });

  it("rounds numbers to a hundredth and leaves out what is undefined", () => {
    expect(element("circle", { cx: 1 / 3, cy: 2, fill: undefined })).toBe('<circle cx="0.33" cy="2"/>');
  });
});
