import { describe, expect, it } from "vitest";
import { knownNames } from "./known-names.ts";
import { phonesOf, wordOf } from "./phones.ts";

describe("the phones of a Telugu word", () => {
  it("are its letters, with the vowel that a bare consonant carries and without the sign that takes it away", () => {
    expect(phonesOf("గుంటూరు")).toEqual(["గ", "ఉ", "ం", "ట", "ఊ", "ర", "ఉ"]);
    expect(phonesOf("కళ్యాణ్")).toEqual(["క", "అ", "ళ", "య", "ఆ", "ణ"]);
    expect(phonesOf("ఆలూరు")[0]).toBe("ఆ");
  });

  it("give back every known name letter for letter", () => {
    const words = knownNames().flatMap(({ telugu }) => telugu.normalize("NFC").split(" "));
    expect(words.length).toBeGreaterThan(1_600);
    expect(words.filter((word) => wordOf(phonesOf(word)) !== word)).toEqual([]);
  });

  it("write a vowel after a vowel as a letter of its own", () => {
    expect(wordOf(["ర", "ఆ", "ఇ"])).toBe("రాఇ");
  });

  it("are none for no letters", () => {
    expect(phonesOf("")).toEqual([]);
    expect(wordOf([])).toBe("");
  });
});
