import { type DayRule, type LuckRule, tithiOf } from "@vedanga/core";
import { oneOf } from "../../one-of.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import { NAMES_TE } from "./names.ts";
import { genitive } from "./phrases.ts";
import { TITHI_GROUP_TE } from "./tithi-group.ts";

const REGARD = { friend: "మిత్రుడు", neutral: "సముడు", enemy: "శత్రువు" };

export const DAY_REASONS_TE: RuleWords<DayRule | LuckRule> = {
  "day.base": () => "ప్రతి రోజూ మధ్యలో, నూటికి 50 పాయింట్లతో మొదలవుతుంది.",
  "transit.favourable": (facts) =>
    `${facts.graha("about")} రాశి నుంచి ${facts.number("house")}వ ఇంట, తన అనుకూల స్థానంలో ఉన్నాడు; వేధ స్థానమైన ${facts.number("vedhaHouse")}వ ఇంట అడ్డుపడేవారు లేరు.`,
  "transit.obstructed": (facts) =>
    `${facts.graha("about")} రాశి నుంచి ${facts.number("house")}వ ఇంట, తన అనుకూల స్థానంలో ఉన్నా, వేధ స్థానమైన ${facts.number("vedhaHouse")}వ ఇంట ${facts.grahas("obstructedBy").join(", ")} ఉన్నందున ఫలం ఆగింది.`,
  "transit.unfavourable": (facts) =>
    `${facts.graha("about")} రాశి నుంచి ${facts.number("house")}వ ఇంట ఉన్నాడు; అది ఆయన అనుకూల స్థానాల్లో ఒకటి కాదు.`,
  "day.tithi": (facts) =>
    `సూర్యోదయ వేళ తిథి ${NAMES_TE.tithi[tithiOf(facts.number("tithi")).tithi]}; ఇది ${oneOf(TITHI_GROUP_TE, facts.id("group"))} తిథి.`,
  "day.vara": (facts) => {
    const weekday = oneOf(NAMES_TE.vara, facts.id("vara")).weekday;
    const who = facts.graha("about");
    const isOwn = facts.id("about") === facts.id("rasiLord");
    const regard = isOwn
      ? "ఈ రాశికీ ఆయనే అధిపతి"
      : `రాశ్యధిపతి అయిన ${genitive(facts.id("rasiLord"))} దృష్టిలో ఆయన ${oneOf(REGARD, facts.id("regard"))}`;
    const signifies = facts.truth("signifies") ? "; ఈ విషయానికి కారకుడు కూడా" : "";
    return `వారం ${weekday}, అధిపతి ${who}; ${regard}${signifies}.`;
  },
  "day.yoga": (facts) => `సూర్యోదయ వేళ యోగం ${oneOf(NAMES_TE.yoga, facts.id("yoga"))}.`,
  "luck.colour_of_helper": (facts) =>
    `రాశ్యధిపతి కాక మిగిలినవారిలో ఈ రోజుకు ఎక్కువగా (${facts.number("pointsOfHelper")} పాయింట్లు) తోడ్పడేది ${facts.graha("helper")}; రంగు ఆయనది.`,
  "luck.number_of_lord": (facts) =>
    `${facts.rasi("moonRasi")} రాశ్యధిపతి ${facts.graha("about")}; ఆధునిక సంఖ్యాశాస్త్రంలో ఈ సంఖ్య ఆయనది.`,
  "luck.number_of_helper": (facts) =>
    `రాశ్యధిపతి కాక మిగిలినవారిలో ఈ రోజుకు ఎక్కువగా (${facts.number("pointsOfHelper")} పాయింట్లు) తోడ్పడేది ${facts.graha("helper")}; ఆధునిక సంఖ్యాశాస్త్రంలో ఈ సంఖ్య ఆయనది.`,
};
