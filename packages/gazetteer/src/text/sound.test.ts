import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { sound } from "./sound.ts";

const heard = (text: string): string => sound(fold(text));

describe("sound", () => {
  it.each([
    ["Tirupati", "Thirupathi"],
    ["Visakhapatnam", "Vishakapatnam"],
    ["Warangal", "Varangal"],
    ["Karimnagar", "Kareemnagar"],
    ["Guntur", "Guntoor"],
    ["Lakshmipur", "Laxmipur"],
    ["Vijayawada", "Wizayavaada"],
    ["Kakinada", "Kaakinaada"],
    ["Siddipet", "Sidhipet"],
    ["Faizabad", "Phaijabad"],
    ["Mallikarjuna", "Malikarjuna"],
  ])("hears %s and %s alike", (one, other) => {
    expect(heard(one)).toBe(heard(other));
  });

  it.each([
    ["Kadapa", "Kadiri"],
    ["Chennai", "Kenai"],
    ["Guntur", "Guntakal"],
    ["Delhi", "Dhule"],
  ])("hears %s and %s apart", (one, other) => {
    expect(heard(one)).not.toBe(heard(other));
  });

  it.each([
    ["విజయవాడ", "Vijayavada"],
    ["కొత్తగూడెం", "Kothagudem"],
    ["గుంటూరు", "Gunturu"],
    ["సింహాచలం", "Simhachalam"],
    ["కుంభకోణం", "Kumbhakonam"],
    ["శ్రీకాళహస్తి", "Srikalahasti"],
    ["दिल्ली", "Dilli"],
    ["மதுரை", "Maturai"],
  ])("hears %s as %s", (indian, latin) => {
    expect(heard(indian)).toBe(heard(latin));
  });

  it("hears the beginning of a text as the beginning of its sound", () => {
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 20 }), fc.nat(20), (text, length) => {
        expect(sound(text).startsWith(sound(text.slice(0, length)))).toBe(true);
      }),
    );
  });
});
