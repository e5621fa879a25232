import { answers } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import * as z from "zod/mini";
import { almanacOf, birthOf, context } from "../births/asking.ts";
import {
  type Born,
  IN_1987,
  IN_1988,
  IN_TELUGU,
  IN_WARANGAL,
  type Query,
  RAJAHMUNDRY,
  type Reading,
  reasonTexts,
} from "./reading.ts";

const sideOf = (side: "boy" | "girl", { query }: Born): Query =>
  Object.fromEntries(["dob", "tob", "lat", "lon", "zone"].map((key) => [`${side}_${key}`, query[key] ?? ""]));
const pairOf = (groom: Born, bride: Born): Query => ({
  ...sideOf("boy", groom),
  ...sideOf("girl", bride),
  ...IN_TELUGU,
});

function kootasReading(groom: Born, bride: Born): Reading {
  const request = z.parse(calls.ashtakoot.parameters, pairOf(groom, bride));
  const kootas = answers.ashtakoot(request, context);
  const sum = answers.aggregateMatch(request, context).response;
  return {
    title: `A match by eight kootas: groom ${groom.told}, bride ${bride.told}`,
    paragraphs: [kootas.response.bot_response, ...reasonTexts(kootas.reasons), sum.extended_response, sum.bot_response],
  };
}

function poruthamsReading(groom: Born, bride: Born): Reading {
  const request = z.parse(calls.ashtakoot.parameters, pairOf(groom, bride));
  const poruthams = answers.dashakoot(request, context);
  const papa = answers.papasamayaMatch(request, context);
  return {
    title: `A match by ten poruthams and papasamya: groom ${groom.told}, bride ${bride.told}`,
    paragraphs: [
      poruthams.response.bot_response,
      ...reasonTexts(poruthams.reasons),
      papa.response.bot_response,
      ...reasonTexts(papa.reasons).slice(0, 4),
    ],
  };
}

const LIMBS = ["vaara", "tithi", "nakshatra", "yoga", "karana", "masa", "ritu", "ayana", "disha_shool", "yogini"];

function almanacReading(date: string): Reading {
  const { response, reasons } = answers.panchangDay(almanacOf({ ...RAJAHMUNDRY, ...IN_TELUGU, date }), context);
  return {
    title: `A day of the panchang: ${date}, Rajahmundry`,
    paragraphs: [
      ...response.festivals.map(({ name, why, special }) => `${name}: ${[why, special].filter(Boolean).join(" ")}`),
      ...reasonTexts(reasons, (_rule, about) => LIMBS.some((limb) => about === limb || about.startsWith(`${limb}.`))),
    ],
  };
}

function festivalsReading(date: string, days: number): Reading {
  const parameters = { ...RAJAHMUNDRY, ...IN_TELUGU, date, days: String(days) };
  const { response } = answers.festivalsOfYear(z.parse(calls.festivalsOfYear.parameters, parameters), context);
  return {
    title: `Why festivals are on their days: ${days} days from ${date}, Rajahmundry`,
    paragraphs: response.festivals.map((festival) => `${festival.name}: ${festival.why}`),
  };
}

function customsReading({ told, query }: Born): Reading {
  const pitra = answers.pitraDosh(birthOf(query), context);
  const vastu = answers.nakshatraVastuDetails(
    z.parse(calls.nakshatraVastuDetails.parameters, { ...IN_TELUGU, nakshatra: "22" }),
    context,
  );
  const beads = answers.rudrakshSuggestion(birthOf(query), context);
  return {
    title: `Customs: pitra dosha, house and beads, ${told}`,
    paragraphs: [
      pitra.response.bot_response,
      ...(pitra.response.effects ?? []),
      ...(pitra.response.remedies ?? []),
      ...reasonTexts(pitra.reasons),
      ...[vastu.response.Sentence, vastu.response.Avoidance, vastu.response.Weight, ...reasonTexts(vastu.reasons)],
      ...[beads.response.bot_response, beads.response.mukhi_description, ...reasonTexts(beads.reasons)],
    ],
  };
}

/** Two births compared, the almanac, and what is custom alone. */
export const customReadings = (): readonly Reading[] => [
  kootasReading(IN_WARANGAL, IN_1988),
  poruthamsReading(IN_1987, IN_1988),
  almanacReading("24/11/2026"),
  festivalsReading("10/10/2026", 45),
  customsReading(IN_WARANGAL),
];
