import { expect, test } from "vitest";
import { dashaStem, nakshatraStem, rasiStem } from "./forms.ts";
import { NAMES_TE } from "./names.ts";
import { stem } from "./stem.ts";

const ENDS_IN_M = /ం$/u;
const GRAHAS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] as const;

test("signs stand before రాశి as almanacs print them", () => {
  expect(Object.values(NAMES_TE.rasi).map(stem)).toEqual([
    "మేష",
    "వృషభ",
    "మిథున",
    "కర్కాటక",
    "సింహ",
    "కన్యా",
    "తులా",
    "వృశ్చిక",
    "ధనుస్సు",
    "మకర",
    "కుంభ",
    "మీన",
  ]);
  expect([rasiStem("kanya"), rasiStem("meena")]).toEqual(["కన్యా", "మీన"]);
});

test("grahas stand before దశ and మహాదశ without their endings", () => {
  expect(GRAHAS.map(dashaStem)).toEqual(["సూర్య", "చంద్ర", "కుజ", "బుధ", "గురు", "శుక్ర", "శని", "రాహు", "కేతు"]);
});

test("stars, months, yogas and directions lose their -ం alone", () => {
  const { nakshatra, masa, yoga, direction } = NAMES_TE;
  for (const name of [nakshatra, masa, yoga, direction].flatMap((names) => Object.values<string>(names)))
    expect(stem(name)).toBe(name.replace(ENDS_IN_M, ""));
  expect([nakshatraStem("shravana"), nakshatraStem("magha")]).toEqual(["శ్రవణ", "మఖ"]);
  expect([stem(masa.kartika), stem(yoga.ganda), stem(direction.west)]).toEqual(["కార్తీక", "గండ", "పశ్చిమ"]);
});
