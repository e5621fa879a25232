import { describe, expect, it } from "vitest";
import { editsBetween, heldOut } from "./held-out.ts";
import { knownNames } from "./known-names.ts";
import { Transliterator } from "./transliterator.ts";

const known = knownNames();
const ofTeluguStates = known.filter(({ where }) => where === "IN.02" || where === "IN.40");

describe("a name written by rule", () => {
  const transliterator = new Transliterator(known);

  it.each([
    ["Reddivaripalem", "రెడ్డివారిపాలెం"],
    ["Chintalapalle", "చింతలపల్లె"],
    ["Yerraguntapalle", "ఎర్రగుంటపల్లె"],
    ["Ramannapalem", "రామన్నపాలెం"],
    ["Venkatadripalem", "వెంకటాద్రిపాలెం"],
    ["Pedda Veedhi", "పెద్ద వీధి"],
    ["A. Mallavaram", "ఎ.మల్లవరం"],
  ])("%s, which no table has, is %s", (latin, telugu) => {
    expect(known.map((name) => name.latin)).not.toContain(latin);
    expect(transliterator.telugu(latin)).toBe(telugu);
  });

  it.each(["", "గుంటూరు", "12", "(R)"])("is nothing for %j", (name) => {
    expect(transliterator.telugu(name)).toBe("");
  });
});

describe("the rule", () => {
  it("writes two in five of the names it was not shown exactly, two in three with one sound wrong at most", () => {
    const { names, exact, nearly, sounds, soundsWrong } = heldOut(known, ofTeluguStates, 10, 0);
    expect(names).toBeGreaterThan(130);
    expect(exact / names).toBeGreaterThan(0.37);
    expect(nearly / names).toBeGreaterThan(0.6);
    expect(soundsWrong / sounds).toBeLessThan(0.13);
  });

  it("is measured by the sounds put in, left out and exchanged", () => {
    expect(editsBetween([..."kitten"], [..."sitting"])).toBe(3);
    expect(editsBetween([], ["క"])).toBe(1);
    expect(editsBetween(["క"], [])).toBe(1);
    expect(editsBetween(["క"], ["క"])).toBe(0);
  });
});
