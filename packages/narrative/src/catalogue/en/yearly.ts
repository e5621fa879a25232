import { sentenceStart } from "@vedanga/names/en/forms";
import type { YearlyWords } from "../yearly-words.ts";
import { monthDayEn } from "./civil-day.ts";
import { DAILY_EN } from "./daily.ts";
import { YEAR_REASONS_EN } from "./year-reasons.ts";
import { YEAR_OPENING_EN } from "./yearly-opening.ts";

/** "in the sixth house" to "the sixth house". */
const into = (where: string): string => where.replace(/^in /, "");

export const YEARLY_EN: YearlyWords = {
  opening: YEAR_OPENING_EN,
  period: ["January to March", "April to June", "July to September", "October to December"],
  aspect: { ...DAILY_EN.aspect, status: "standing" },
  date: monthDayEn,
  since: (where, date) => `${where} (from ${date})`,
  throughout: "throughout the quarter",
  forDays: (days) => (days === 1 ? "for a day" : `for ${days} days`),
  favours: [
    ({ who, where, effect, span }) => `${sentenceStart(who)} ${where} ${span} favours ${effect}.`,
    ({ who, where, effect, span }) => `${sentenceStart(span)}, ${who} ${where} supports ${effect}.`,
    ({ who, where, effect, span }) => `Lean on ${who} ${where}, who ${span} speaks for ${effect}.`,
    ({ who, where, effect, span }) => `With ${who} ${where} ${span}, there is room for ${effect}.`,
  ],
  asks: [
    ({ who, where, effect, span }) => `${sentenceStart(who)} ${where} asks ${span} for ${effect}.`,
    ({ who, where, effect, span }) => `${sentenceStart(span)}, ${who} ${where} calls for ${effect}.`,
    ({ who, where, effect, span }) => `What slows things ${span} is ${who} ${where}; meet it with ${effect}.`,
    ({ who, where, effect, span }) => `On the other side stands ${who} ${where} ${span}, and the answer is ${effect}.`,
  ],
  adds: [
    ({ who, where, span }) => `${sentenceStart(who)} ${where} is of help ${span}.`,
    ({ who, where, span }) => `${sentenceStart(span)} there is the support of ${who} ${where}.`,
    ({ who, where, span }) => `Some support comes from ${who} ${where} ${span}.`,
    ({ who, where, span }) => `${sentenceStart(who)}, well placed ${where}, helps ${span}.`,
  ],
  weighs: [
    ({ who, where, span }) => `${sentenceStart(who)} ${where} takes something away ${span}.`,
    ({ who, where, span }) => `${sentenceStart(span)}, ${who} ${where} makes haste unwise.`,
    ({ who, where, span }) => `Part of the pace is lost to ${who} ${where} ${span}.`,
    ({ who, where, span }) => `Allow for ${who} ${where} ${span}.`,
  ],
  obstructed: [
    ({ who, where, effect, span }) =>
      `${sentenceStart(who)} is well placed ${where}, but obstructed ${span}, so ${effect} may come late.`,
    ({ who, where, effect, span }) =>
      `${sentenceStart(span)} another graha stands in the way of ${who} ${where}; do not build on ${effect} until that has passed.`,
    ({ who, where, effect, span }) =>
      `Some good waits: ${who} ${where} has ${effect} to offer, yet is obstructed ${span}.`,
    ({ who, where, effect, span }) => `Count on ${effect} only in part, for ${who} ${where} is obstructed ${span}.`,
  ],
  signifies: (who, aspect) => `${sentenceStart(who)} counts for more here, being a significator of ${aspect}.`,
  inItsHouse: (who, aspect) => `That is one of the houses of ${aspect}, so that ${who} counts for more here.`,
  entersGood: [
    ({ date, who, where }, effect) => `On ${date} ${who} enters ${into(where)}, a good place for ${effect}.`,
    ({ date, who, where }, effect) => `From ${date}, ${who} ${where} opens the way to ${effect}.`,
    ({ date, who, where }, effect) =>
      `A favourable stretch begins on ${date}, when ${who} enters ${into(where)}: ${effect}.`,
    ({ date, who, where }, effect) => `Mark ${date}: ${who} moves into ${into(where)}, which speaks for ${effect}.`,
  ],
  entersOther: [
    ({ date, who, where }, effect) => `On ${date} ${who} enters ${into(where)}, which asks for ${effect}.`,
    ({ date, who, where }, effect) => `From ${date}, ${who} ${where} wants ${effect}.`,
    ({ date, who, where }, effect) => `When ${who} moves into ${into(where)} on ${date}, turn to ${effect}.`,
    ({ date, who, where }, effect) => `After ${date}, with ${who} ${where}, keep to ${effect}.`,
  ],
  turns: {
    retrograde: [
      ({ date, who, where }) =>
        `On ${date} ${who} turns retrograde ${where}, and what was settled there is looked at again.`,
      ({ date, who, where }) =>
        `${sentenceStart(who)} stands still on ${date} ${where} and goes back: a time to review.`,
    ],
    direct: [
      ({ date, who, where }) => `On ${date} ${who} turns direct ${where}, and what stood still there moves on.`,
      ({ date, who, where }) =>
        `${sentenceStart(who)} goes forward again from ${date} ${where}: a time to take things up.`,
    ],
  },
  eclipseType: {
    penumbral: "a penumbral",
    partial: "a partial",
    annular: "an annular",
    hybrid: "a hybrid",
    total: "a total",
  },
  eclipseOf: { solar: "eclipse of the Sun", lunar: "eclipse of the Moon" },
  eclipse: {
    good: (date, type, of, where) =>
      `${sentenceStart(type)} ${of} falls on ${date} ${where}, where tradition counts it in your favour.`,
    mixed: (date, type, of, where) =>
      `${sentenceStart(type)} ${of} falls on ${date} ${where}, where tradition holds it neutral.`,
    quiet: (date, type, of, where) =>
      `${sentenceStart(type)} ${of} falls on ${date} ${where}; custom keeps that day for quiet, prayer and giving.`,
  },
  extremes: [
    (best, weakest) => `Of all matters ${best} has the most open road, and ${weakest} asks for the most patience.`,
    (best, weakest) => `Give your best hours to ${best}; with ${weakest}, take one step at a time.`,
    (best, weakest) => `These months give most to ${best} and least to ${weakest}.`,
    (best, weakest) => `If plans compete, let ${best} go first and ${weakest} wait.`,
  ],
  reasons: YEAR_REASONS_EN,
};
