import type { DayWindow, TithiInWindow } from "@vedanga/core";
import { rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import { type FestivalWords, inEachWindow, sayingNoHour } from "../festival-words.ts";
import { civilDayTe } from "./civil-day.ts";

/** The time of day at which a tithi is needed. */
const WINDOWS: Readonly<Record<DayWindow, string>> = {
  sunrise: "సూర్యోదయానికి",
  one_muhurta: "సూర్యోదయం తర్వాత ఒక ముహూర్తానికి",
  three_muhurtas: "సూర్యోదయం తర్వాత మూడు ముహూర్తాలకు",
  purvahna: "పూర్వాహ్ణంలో",
  first_half: "పగటి మొదటి సగంలో",
  madhyahna: "మధ్యాహ్న కాలంలో",
  eighteen_ghatis: "సూర్యోదయం తర్వాత పద్దెనిమిది ఘడియలకు",
  aparahna: "అపరాహ్ణంలో",
  daylight: "పగటి వేళ",
  pradosha: "ప్రదోష కాలంలో",
  nishita: "నిశీథ కాలంలో",
  arunodaya: "అరుణోదయంలో",
  moonrise: "చంద్రోదయానికి",
};

const day = civilDayTe;

const bySun = sayingNoHour(
  "అప్పుడు ఇక్కడ సూర్యోదయమో సూర్యాస్తమయమో ఉండదు; మిట్టమధ్యాహ్నానికి ముందు, తర్వాత ఆరేసి గంటలతో రోజును లెక్కించాం; సమయం చెప్పలేం.",
);

const tithiIn =
  (window: DayWindow) =>
  (facts: TithiInWindow): string => {
    const when = WINDOWS[window];
    const tithi = NAMES_TE.tithi[facts.tithi];
    const date = day(facts.date);
    switch (facts.choice) {
      case "first":
        return `${tithi} రెండు రోజులూ ${when} ఉంది; మొదటి రోజున (${date}) పాటిస్తారు; రెండవ రోజు ${day(facts.otherDate)}.`;
      case "second":
        return `${tithi} రెండు రోజులూ ${when} ఉంది; రెండవ రోజున (${date}) పాటిస్తారు; మొదటి రోజు ${day(facts.otherDate)}.`;
      case "longer":
        return `${tithi} రెండు రోజులూ ${when} ఉంది; ఎక్కువసేపు ఉన్న రోజు ${date}; తక్కువసేపు ఉన్న రోజు ${day(facts.otherDate)}.`;
      case "star":
        return `${tithi} ఉన్న రెండు రోజులలో అపరాహ్ణంలో శ్రవణ నక్షత్రం కలిసిన రోజు ${date}.`;
      case "neither_first":
        return `${tithi} ఏ రోజూ ${when} లేదు; అది మొదలయ్యే రోజున (${date}) పాటిస్తారు.`;
      case "neither_second":
        return `${tithi} ఏ రోజూ ${when} లేదు; అది మొదలైన మర్నాడు (${date}) పాటిస్తారు.`;
      default:
        return `${date} నాడు ${when} ${tithi} ఉంది.`;
    }
  };

export const FESTIVAL_REASONS_TE: FestivalWords["why"] = {
  ...inEachWindow((window) => bySun(tithiIn(window))),
  "tithi.by_the_book": ({ date, keptDate }) =>
    `రాత్రి తిథి ఎంతసేపు ఉందో చూడమని గ్రంథం చెబుతుంది; ఆ నియమం ప్రకారం ${day(date)}, ఆచారం ప్రకారం ${day(keptDate)}.`,
  "tithi.before_navaratri": ({ date }) => `నవరాత్రులకు ముందు వచ్చే అమావాస్య ${day(date)}.`,
  "ekadashi.sunrise": bySun(({ date }) => `${day(date)} నాడు సూర్యోదయానికి ఏకాదశి ఉంది.`),
  "ekadashi.no_sunrise": bySun(({ date }) => `ఏకాదశి ఏ సూర్యోదయానికీ లేదు; ఉపవాసం ${day(date)} నాడు.`),
  "ekadashi.first_of_two_sunrises": bySun(({ date }) => `ఏకాదశి రెండు సూర్యోదయాలకు ఉంది; మొదటి రోజున (${day(date)}) పాటిస్తారు.`),
  "ekadashi.second_of_two_sunrises": bySun(({ date }) => `ఏకాదశి రెండు సూర్యోదయాలకు ఉంది; రెండవ రోజున (${day(date)}) పాటిస్తారు.`),
  "ekadashi.twelfth_lost": bySun(({ date }) => `పారణకు ద్వాదశి సూర్యోదయానికి మిగలదు కాబట్టి ఒక రోజు ముందే (${day(date)}) ఉపవాసం.`),
  "ekadashi.dashami_at_dawn": bySun(({ date }) => `అరుణోదయంలో ఇంకా దశమి ఉంది కాబట్టి వైష్ణవులకు ${day(date)} నాడు ఉపవాసం.`),
  "ekadashi.twelfth_twice": bySun(({ date }) => `ద్వాదశి రెండు సూర్యోదయాలకు ఉంది కాబట్టి వైష్ణవులకు ${day(date)} నాడు ఉపవాసం.`),
  "weekday.friday_before_full_moon": ({ fullMoonDate, date }) =>
    `శ్రావణ పౌర్ణమికి (${day(fullMoonDate)}) ముందు వచ్చే శుక్రవారం ${day(date)}.`,
  "weekday.monday_of_kartika": ({ date }) => `${day(date)} కార్తీక మాసంలో వచ్చే సోమవారం.`,
  "weekday.sunday_of_ashadha": ({ date }) => `${day(date)} ఆషాఢ మాసంలో వచ్చే ఆదివారం.`,
  "day.ninth": ({ ofDate }) => `${day(ofDate)} నాడు మొదలైన బతుకమ్మ పండుగలో ఇది తొమ్మిదవ రోజు.`,
  "day.after": ({ ofDate }) => `ఇది ${day(ofDate)} తేదీకి తర్వాతి రోజు.`,
  "day.before": ({ ofDate }) => `ఇది ${day(ofDate)} తేదీకి ముందు రోజు.`,
  "holika.without_bhadra": bySun(({ date }) => `${day(date)} నాడు ప్రదోష కాలంలో భద్ర లేని పౌర్ణమి ఉంది.`),
  "holika.after_bhadra": bySun(({ date }) => `పౌర్ణమి ఉన్న ప్రదోషం ${day(date)} నాడే; భద్ర ముగిశాక మంట వేస్తారు.`),
  "holika.on_first_of_dark_half": bySun(
    ({ date }) => `మొదటి ప్రదోషమంతా భద్ర ఉంది; మర్నాడు పగలు ఎక్కువ భాగం పౌర్ణమి ఉంది కాబట్టి ${day(date)} నాడు మంట వేస్తారు.`,
  ),
  "sun.enters": ({ date, rasi }) => `${day(date)} నాడు సూర్యుడు ${rasiStem(rasi)} రాశిలోకి ప్రవేశిస్తాడు.`,
  "sun.enters_before_aparahna": bySun(
    ({ entryDate }) => `${day(entryDate)} నాడు అపరాహ్ణానికి ముందే సూర్యుడు మకరంలో ప్రవేశిస్తాడు కాబట్టి ఆ రోజే పాటిస్తారు.`,
  ),
  "sun.enters_after_midday": bySun(
    ({ entryDate, date }) =>
      `${day(entryDate)} నాడు అపరాహ్ణంలో లేదా తర్వాత సూర్యుడు మకరంలో ప్రవేశిస్తాడు కాబట్టి ${day(date)} నాడు పాటిస్తారు.`,
  ),
  "sun.enters_by_sunset": bySun(
    ({ entryDate }) => `${day(entryDate)} నాడు సూర్యాస్తమయానికి ముందే సూర్యుడు మకరంలో ప్రవేశిస్తాడు కాబట్టి ఆ రోజే పాటిస్తారు.`,
  ),
  "sun.enters_after_sunset": bySun(
    ({ entryDate, date }) =>
      `${day(entryDate)} నాడు సూర్యాస్తమయం తర్వాత సూర్యుడు మకరంలో ప్రవేశిస్తాడు కాబట్టి ${day(date)} నాడు పాటిస్తారు.`,
  ),
  "sun.in_simha_star": ({ date }) => `సూర్యుడు సింహంలో ఉండగా శ్రవణ నక్షత్రం వచ్చే రోజు ${day(date)}.`,
  "sun.in_dhanu": ({ date }) => `సూర్యుడు ధనుస్సులో ఉండగా వచ్చే శుద్ధ ఏకాదశి ${day(date)}.`,
  "eclipse.greatest": ({ visible, date, dayDate }) => {
    if (!visible) return "ఇక్కడ కనిపించదు.";
    const seen = `${day(date)} నాడు ఆకాశం నిర్మలంగా ఉంటే ఇక్కడ కనిపిస్తుంది`;
    return dayDate === date
      ? `${seen}.`
      : `${seen}; అది సూర్యోదయానికి ముందు కాబట్టి గ్రహణ నియమాలు ${day(dayDate)} సూర్యోదయంతో మొదలైన రోజుకు చెందుతాయి.`;
  },
};
