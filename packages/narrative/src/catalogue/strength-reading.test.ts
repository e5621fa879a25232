import { expect, test } from "vitest";
import { ENGLISH } from "./english.ts";
import type { TiedSigns } from "./strength-words.ts";
import { TELUGU } from "./telugu.ts";

const MOST: TiedSigns = { bindus: 37, signs: [{ rasi: "mesha", house: 10 }] };
const FEWEST: TiedSigns = { bindus: 20, signs: [{ rasi: "mithuna", house: 12 }] };
const LEO = { rasi: "simha", house: 2 } as const;
const AQUARIUS = { rasi: "kumbha", house: 8 } as const;
const TWO: TiedSigns = { bindus: 23, signs: [LEO, AQUARIUS] };
const THREE: TiedSigns = { bindus: 33, signs: [LEO, { rasi: "kanya", house: 3 }, AQUARIUS] };

const english = ENGLISH.strength.reading.ashtakavarga;
const telugu = TELUGU.strength.reading.ashtakavarga;

test("of the signs, the one with the most bindus is named, and the one with the fewest", () => {
  const facts = { most: MOST, least: FEWEST };
  expect(english(facts)).toBe(
    "Aries, your house of profession and standing, has 37 of 56 bindus, the most of all. Gemini, your house of expense, rest and distant places, has the fewest, 20: take your time there.",
  );
  expect(telugu(facts)).toBe(
    "మీ 10వ భావమైన మేష రాశికి (వృత్తి, హోదా) 56లో 37 బిందువులు ఉన్నాయి; మీకు అన్నిటి కన్నా అనుకూలమైన రాశి ఇది. 12వ భావమైన మిథున రాశికి (ఖర్చు, విశ్రాంతి, దూరదేశాలు) అన్నిటి కన్నా తక్కువ, 20; ఆ విషయాల్లో నిదానం మంచిది.",
  );
});

test("where two or more signs tie, all are named", () => {
  expect(english({ most: THREE, least: TWO })).toBe(
    "Leo (your house of family, speech and savings), Virgo (your house of courage, siblings and skill) and Aquarius (your house of change and what is held in common) have 33 of 56 bindus each, the most of all. Leo (your house of family, speech and savings) and Aquarius (your house of change and what is held in common) have the fewest, 23 each: take your time there.",
  );
  expect(telugu({ most: THREE, least: TWO })).toBe(
    "మీ 2, 3, 8 భావాలైన సింహ (కుటుంబం, మాట, పొదుపు), కన్యా (ధైర్యం, తోబుట్టువులు, నైపుణ్యం), కుంభ (మార్పులు, ఉమ్మడి ఆస్తి) రాశులకు 56లో 33 చొప్పున బిందువులు ఉన్నాయి; మీకు అన్నిటి కన్నా అనుకూలమైన రాశులు ఇవి. 2, 8 భావాలైన సింహ (కుటుంబం, మాట, పొదుపు), కుంభ (మార్పులు, ఉమ్మడి ఆస్తి) రాశులకు అన్నిటి కన్నా తక్కువ, 23 చొప్పున; ఆ విషయాల్లో నిదానం మంచిది.",
  );
});
