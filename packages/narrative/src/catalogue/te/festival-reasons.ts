import type { DayWindow, FestivalRule } from "@vedanga/core";
import type { FactReader } from "../../fact-reader.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import { civilDayTe } from "./civil-day.ts";

/** When in the day a tithi is asked for. */
const WINDOWS: Readonly<Record<DayWindow, string>> = {
  sunrise: "సూర్యోదయానికి",
  three_muhurtas: "సూర్యోదయం తర్వాత మూడు ముహూర్తాలకు",
  purvahna: "పూర్వాహ్ణంలో",
  madhyahna: "మధ్యాహ్న కాలంలో",
  eighteen_ghatis: "సూర్యోదయం తర్వాత పద్దెనిమిది ఘడియలకు",
  aparahna: "అపరాహ్ణంలో",
  pradosha: "ప్రదోష కాలంలో",
  nishita: "నిశీథ కాలంలో",
  arunodaya: "అరుణోదయంలో",
  moonrise: "చంద్రోదయానికి",
};

const day = (facts: FactReader, fact: string = "date"): string => civilDayTe(facts.id(fact));

const tithiIn =
  (window: DayWindow) =>
  (facts: FactReader): string => {
    const when = WINDOWS[window];
    const tithi = facts.named("tithi", "tithi");
    const date = day(facts);
    switch (facts.id("choice")) {
      case "first":
        return `${tithi} రెండు రోజులు ${when} ఉంది; మొదటి రోజు, ${date}, పాటిస్తారు.`;
      case "second":
        return `${tithi} రెండు రోజులు ${when} ఉంది; రెండవ రోజు, ${date}, పాటిస్తారు.`;
      case "longer":
        return `${tithi} రెండు రోజులు ${when} ఉంది; ఎక్కువసేపు ఉన్న రోజు ${date}.`;
      case "star":
        return `${tithi} ఉన్న రెండు రోజులలో అపరాహ్ణంలో శ్రవణం నక్షత్రం కలిసిన రోజు ${date}.`;
      case "neither_first":
        return `${tithi} ఏ రోజూ ${when} లేదు; అది మొదలయ్యే రోజు, ${date}, పాటిస్తారు.`;
      case "neither_second":
        return `${tithi} ఏ రోజూ ${when} లేదు; అది మొదలైన మర్నాడు, ${date}, పాటిస్తారు.`;
      default:
        return `${date} నాడు ${when} ${tithi} ఉంది.`;
    }
  };

export const FESTIVAL_REASONS_TE: RuleWords<FestivalRule> = {
  "tithi.sunrise": tithiIn("sunrise"),
  "tithi.three_muhurtas": tithiIn("three_muhurtas"),
  "tithi.purvahna": tithiIn("purvahna"),
  "tithi.madhyahna": tithiIn("madhyahna"),
  "tithi.eighteen_ghatis": tithiIn("eighteen_ghatis"),
  "tithi.aparahna": tithiIn("aparahna"),
  "tithi.pradosha": tithiIn("pradosha"),
  "tithi.nishita": tithiIn("nishita"),
  "tithi.arunodaya": tithiIn("arunodaya"),
  "tithi.moonrise": tithiIn("moonrise"),
  "ekadashi.sunrise": (facts) => `${day(facts)} నాడు సూర్యోదయానికి ఏకాదశి ఉంది.`,
  "ekadashi.no_sunrise": (facts) => `ఏకాదశి ఏ సూర్యోదయానికీ లేదు; ఉపవాసం ${day(facts)} నాడు.`,
  "ekadashi.first_of_two_sunrises": (facts) => `ఏకాదశి రెండు సూర్యోదయాలకు ఉంది; మొదటి రోజు, ${day(facts)}, పాటిస్తారు.`,
  "ekadashi.second_of_two_sunrises": (facts) => `ఏకాదశి రెండు సూర్యోదయాలకు ఉంది; రెండవ రోజు, ${day(facts)}, పాటిస్తారు.`,
  "ekadashi.twelfth_lost": (facts) => `పారణకు ద్వాదశి సూర్యోదయానికి మిగలదు కాబట్టి ఒక రోజు ముందు, ${day(facts)} నాడు ఉపవాసం.`,
  "ekadashi.dashami_at_dawn": (facts) => `అరుణోదయంలో ఇంకా దశమి ఉంది కాబట్టి వైష్ణవులకు ${day(facts)} నాడు ఉపవాసం.`,
  "ekadashi.twelfth_twice": (facts) => `ద్వాదశి రెండు సూర్యోదయాలకు ఉంది కాబట్టి వైష్ణవులకు ${day(facts)} నాడు ఉపవాసం.`,
  "weekday.friday_before_full_moon": (facts) =>
    `శ్రావణ పౌర్ణమికి (${day(facts, "fullMoonDate")}) ముందు వచ్చే శుక్రవారం ${day(facts)}.`,
  "weekday.monday_of_kartika": (facts) => `${day(facts)} కార్తీక మాసంలో సోమవారం.`,
  "day.after": (facts) => `ఇది ${day(facts, "ofDate")} తర్వాతి రోజు.`,
  "day.before": (facts) => `ఇది ${day(facts, "ofDate")} ముందు రోజు.`,
  "holika.without_bhadra": (facts) => `${day(facts)} నాడు ప్రదోష కాలంలో భద్ర లేని పౌర్ణమి ఉంది.`,
  "holika.after_bhadra": (facts) => `పౌర్ణమి ఉన్న ప్రదోషం ${day(facts)} నాడే; భద్ర ముగిశాక మంట వేస్తారు.`,
  "holika.on_first_of_dark_half": (facts) =>
    `మొదటి ప్రదోషం భద్రలో ఉంది, పౌర్ణమి మర్నాడు ఎక్కువ పగలు ఉంది కాబట్టి ${day(facts)} నాడు మంట వేస్తారు.`,
  "sun.enters": (facts) => `${day(facts)} నాడు సూర్యుడు రాశిలో (${facts.rasi("rasi")}) ప్రవేశిస్తాడు.`,
  "sun.enters_before_aparahna": (facts) =>
    `${day(facts, "entryDate")} నాడు అపరాహ్ణానికి ముందే సూర్యుడు మకరంలో ప్రవేశిస్తాడు కాబట్టి ఆ రోజే పాటిస్తారు.`,
  "sun.enters_after_midday": (facts) =>
    `${day(facts, "entryDate")} నాడు అపరాహ్ణంలో లేదా తర్వాత సూర్యుడు మకరంలో ప్రవేశిస్తాడు కాబట్టి ${day(facts)} నాడు పాటిస్తారు.`,
  "sun.in_dhanu": (facts) => `సూర్యుడు ధనుస్సులో ఉండగా వచ్చే శుద్ధ ఏకాదశి ${day(facts)}.`,
  "eclipse.greatest": (facts) =>
    facts.truth("visible") ? `${day(facts)} నాడు ఆకాశం నిర్మలంగా ఉంటే ఇక్కడ కనిపిస్తుంది.` : "ఇక్కడ కనిపించదు.",
};
