import { answers } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import type { Graha } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import * as z from "zod/mini";
import { birthOf, context } from "../births/asking.ts";
import {
  type Born,
  IN_1946,
  IN_1973,
  IN_1978,
  IN_1987,
  IN_1988,
  IN_WARANGAL,
  type Reading,
  reasonTexts,
} from "./reading.ts";

function ascendantReading({ told, query }: Born): Reading {
  const { response, headline } = answers.ascendantReport(birthOf(query), context);
  return {
    title: `The ascendant: ${told}`,
    paragraphs: response.flatMap((report) => [
      headline,
      report.general_prediction,
      report.personalised_prediction,
      report.flagship_qualities,
      report.spirituality_advice,
      `${report.good_qualities}. ${report.bad_qualities}.`,
    ]),
  };
}

function strengthsReading({ told, query }: Born): Reading {
  const { reading, grahas } = answers.strengths(birthOf(query), context).response;
  return {
    title: `A chart by its strengths: ${told}`,
    paragraphs: [
      ...[reading.shadbala, reading.ashtakavarga, reading.yogas],
      ...grahas.map((graha) => `${graha.name}: ${graha.reading}`),
    ],
  };
}

function yogasReading({ told, query }: Born): Reading {
  const { yogas } = answers.strengths(birthOf(query), context).response;
  return {
    title: `Yogas: ${told}`,
    paragraphs: yogas.map(({ name, meaning, text, cancelled_by }) =>
      [`${name}. ${meaning} ${text}`, ...cancelled_by].join(" "),
    ),
  };
}

function planetReading({ told, query }: Born, graha: Graha): Reading {
  const { name } = NAMES_EN.graha[graha];
  const request = z.parse(calls.planetReport.parameters, { ...query, planet: name });
  return {
    title: `A planet: ${name}, ${told}`,
    paragraphs: answers
      .planetReport(request, context)
      .response.flatMap((report) => [
        report.verbal_location,
        report.planet_definitions,
        report.general_prediction,
        report.personalised_prediction,
        report.planet_zodiac_prediction,
        `${report.qualities_long} ${report.qualities_short}`,
        report.affliction,
        `${report.character_keywords_positive.join(", ")}. ${report.character_keywords_negative.join(", ")}.`,
      ]),
  };
}

const lordsReading = ({ told, query }: Born): Reading => ({
  title: `The lords of the twelve houses: ${told}`,
  paragraphs: answers
    .personalCharacteristics(birthOf(query), context)
    .response.map((lord) => `${lord.verbal_location}. ${lord.personalised_prediction}`),
});

function gemReading({ told, query }: Born): Reading {
  const { response, reason, candidates, contraindications, avoid_reasons } = answers.gemSuggestion(
    birthOf(query),
    context,
  );
  return {
    title: `A stone: ${told}`,
    paragraphs: [
      response.name,
      response.description,
      reason,
      ...candidates.map(({ text }) => text),
      ...contraindications,
      `${response.good_results.map((text) => text.replace(/\.$/, "")).join(". ")}.`,
      response.time_to_wear,
      response.methods,
      ...avoid_reasons.map(({ name, text }) => `${name}: ${text}`),
    ],
  };
}

function mangalReading({ told, query }: Born): Reading {
  const { response, other_schools, reasons } = answers.mangalDosha(birthOf(query), context);
  return {
    title: `Mangal dosha: ${told}`,
    paragraphs: [
      response.bot_response,
      ...Object.values(response.factors),
      ...(response.cancellation?.cancellationReason ?? []),
      ...other_schools.map(({ text }) => text),
      ...reasonTexts(reasons),
    ].filter((text, index, all) => all.indexOf(text) === index),
  };
}

function kaalsarpReading({ told, query }: Born): Reading {
  const { response, reasons } = answers.kaalsarpDosha(birthOf(query), context);
  return {
    title: `Kaalsarp dosha: ${told}`,
    paragraphs: [
      response.bot_response,
      ...response.remedies,
      ...reasonTexts(reasons, (rule) => !rule.includes("remedy")),
    ],
  };
}

/** A chart as a whole, its yogas, one planet, the lords of the houses, a stone and two doshas. */
export const birthReadings = (): readonly Reading[] => [
  ascendantReading(IN_WARANGAL),
  ascendantReading(IN_1973),
  strengthsReading(IN_WARANGAL),
  strengthsReading(IN_1987),
  yogasReading(IN_1973),
  yogasReading(IN_1988),
  yogasReading(IN_1978),
  yogasReading(IN_1946),
  planetReading(IN_WARANGAL, "saturn"),
  planetReading(IN_1973, "rahu"),
  lordsReading(IN_1987),
  gemReading(IN_WARANGAL),
  mangalReading(IN_1987),
  mangalReading(IN_WARANGAL),
  kaalsarpReading(IN_1946),
];
