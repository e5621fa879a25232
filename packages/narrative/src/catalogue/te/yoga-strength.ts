import type { Dignity, YogaStrengthFacts } from "@vedanga/core";
import { called } from "@vedanga/names/te/forms";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { ordinalWord } from "./forms.ts";

const STANDS: Readonly<Record<Dignity, string>> = {
  exalted: "ఉచ్చలో ఉన్నాడు: బలం అన్నిటి కన్నా ఎక్కువగా కలుస్తుంది",
  moolatrikona: "మూలత్రికోణంలో ఉన్నాడు: బలం ఎక్కువగా కలుస్తుంది",
  own: "స్వక్షేత్రంలో ఉన్నాడు: బలం కలుస్తుంది",
  friend: "మిత్ర క్షేత్రంలో ఉన్నాడు: బలం కొంత కలుస్తుంది",
  neutral: "సమ క్షేత్రంలో ఉన్నాడు: మార్పు లేదు",
  enemy: "శత్రు క్షేత్రంలో ఉన్నాడు: బలం కొంత తగ్గుతుంది",
  debilitated: "నీచలో ఉన్నాడు: బలం తగ్గుతుంది",
};

export const YOGA_STRENGTH_TE: RuleWords<YogaStrengthFacts> = {
  "yoga_strength.middle": () =>
    "ఈ లెక్క 50 దగ్గర మొదలవుతుంది. యోగాన్ని ఏర్పరిచే ప్రతి గ్రహం తన వంతు కలుపుతుంది లేదా తగ్గిస్తుంది. ఇది ఆ గ్రహాల స్థితికి కొలత; ఫలానికి కాదు.",
  "yoga_strength.dignity": ({ dignity }, about) => `${called(about)} ${STANDS[dignity]}.`,
  "yoga_strength.fall_undone": (_facts, about) => `${called(about)} నీచలో ఉన్నాడు; కానీ నీచ భంగం కలిగినందున ఏమీ తగ్గదు.`,
  "yoga_strength.combust": (_facts, about) => `${called(about)} అస్తంగతుడు: బలం తగ్గుతుంది.`,
  "yoga_strength.house": ({ house }, about) =>
    `${called(about)} ${ordinalWord(house)} భావంలో ఉన్నాడు: ${house === 6 || house === 8 || house === 12 ? "బలం కొంత తగ్గుతుంది" : "బలం కొంత కలుస్తుంది"}.`,
  "yoga_strength.cancelled": () => "యోగానికి భంగం కలిగినందున సగమే మిగులుతుంది.",
};
