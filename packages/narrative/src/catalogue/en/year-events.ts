import type { Graha } from "@vedanga/core";
import { named, sentenceStart } from "@vedanga/names/en/forms";
import { inTense } from "../in-tense.ts";
import type { MonthDay, YearEclipse, YearIngress, YearStation } from "../yearly-words.ts";
import { monthDayEn } from "./civil-day.ts";

const dateOf = ({ month, day }: MonthDay): string => monthDayEn(month, day);

/** The houses from the sign by what people know them for. */
const HOUSES = [
  "your own sign",
  "the house of savings and speech",
  "the house of courage",
  "the house of home",
  "the house of children and thought",
  "the house of rivals and debts",
  "the house of partners",
  "the house of hidden things",
  "the house of fortune",
  "the house of work",
  "the house of gains",
  "the house of spending and rest",
] as const;

function houseName(house: number): string {
  const name = HOUSES[house - 1];
  if (name === undefined) throw new RangeError(`no house ${house}`);
  return name;
}

/** What a station means for people. */
const MEANING: Readonly<Partial<Record<Graha, Readonly<Record<YearStation["turns"], string>>>>> = {
  mars: {
    retrograde: "what was begun in haste {is|was} done again",
    direct: "stalled efforts {move|moved} again",
  },
  mercury: {
    retrograde: "papers and messages {need|needed} a second look",
    direct: "papers and messages {flow|flowed} again",
  },
  jupiter: {
    retrograde: "you {think|thought} your plans over once more",
    direct: "plans {go|went} forward again",
  },
  venus: {
    retrograde: "old affections and old purchases {come|came} up again",
    direct: "affection and pleasure {come|came} more easily again",
  },
  saturn: {
    retrograde: "a duty you thought done {comes|came} back",
    direct: "slow matters {begin|began} to move",
  },
};

const isNode = (graha: Graha): boolean => graha === "rahu" || graha === "ketu";

/** "On 2 June Jupiter leaves the house of gains for the house of spending and rest." */
export function ingressEn({ graha, fromHouse, house, retrograde, past, ...date }: YearIngress): string {
  const turnsBack = retrograde && !isNode(graha);
  const told = turnsBack
    ? `{goes|went} back from ${houseName(fromHouse)} to ${houseName(house)}`
    : `{leaves|left} ${houseName(fromHouse)} for ${houseName(house)}`;
  return inTense(`On ${dateOf(date)} ${named(graha)} ${told}.`, past);
}

/** "On 27 July Saturn turns retrograde in the house of hidden things: a duty you thought done comes back." */
export function stationEn({ graha, house, turns, past, ...date }: YearStation): string {
  const meaning = MEANING[graha]?.[turns];
  const after = meaning === undefined ? "" : `: ${meaning}`;
  return inTense(`On ${dateOf(date)} ${named(graha)} {turns|turned} ${turns} in ${houseName(house)}${after}.`, past);
}

const COUNTED = {
  good: "tradition {counts|counted} it in your favour",
  mixed: "tradition {counts|counted} it neither for you nor against you",
  quiet: "custom {keeps|kept} that day for quiet, prayer and giving",
} as const;

const withArticle = (type: YearEclipse["type"]): string => `${type === "annular" ? "an" : "a"} ${type}`;

export function eclipseEn({ kind, type, house, visible, seenAs, quality, past, ...date }: YearEclipse): string {
  const how = seenAs === undefined ? "" : ` as ${withArticle(seenAs)} one`;
  const body = kind === "solar" ? "the Sun" : "the Moon";
  const rest = visible
    ? ` and {is|was} seen from here${how}; ${COUNTED[quality]}`
    : "; it {is|was} not seen from here, and no custom {applies|applied}";
  const falls = `{falls|fell} on ${dateOf(date)} in ${houseName(house)}`;
  return inTense(sentenceStart(`${withArticle(type)} eclipse of ${body} ${falls}${rest}.`), past);
}
