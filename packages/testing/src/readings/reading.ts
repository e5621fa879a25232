/** One generated reading: where and when, and its paragraphs as an answer has them. */
export interface Reading {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export type Query = Readonly<Record<string, string>>;

export const IN_TELUGU: Query = { lang: "te", explain: "1" };

/** Dates and places, not persons. */
const WARANGAL: Query = { lat: "17.9784", lon: "79.5941", zone: "Asia/Kolkata" };
export const RAJAHMUNDRY: Query = { lat: "17.0005", lon: "81.804", zone: "Asia/Kolkata" };

export interface Born {
  readonly told: string;
  readonly query: Query;
}

const born = (place: string, where: Query, dob: string, tob: string): Born => ({
  told: `${place}, ${dob} ${tob}`,
  query: { ...where, dob, tob, ...IN_TELUGU },
});

/** Of the birth of the README. */
export const IN_WARANGAL = born("Warangal", WARANGAL, "17/05/1990", "06:05");
/** Sade Sati runs; a debilitated planet whose fall is undone. */
export const IN_1973 = born("Rajahmundry", RAJAHMUNDRY, "17/09/1973", "04:08");
/** Three benefics opposite the Moon. */
export const IN_1988 = born("Rajahmundry", RAJAHMUNDRY, "08/02/1988", "17:49");
/** The seven in seven houses from the seventh. */
export const IN_1978 = born("Rajahmundry", RAJAHMUNDRY, "22/04/1978", "15:51");
/** All on one side of the nodes. */
export const IN_1946 = born("Rajahmundry", RAJAHMUNDRY, "16/10/1946", "21:33");
/** Mars in one of the six houses, and Saturn in the fourth from the Moon. */
export const IN_1987 = born("Rajahmundry", RAJAHMUNDRY, "11/07/1987", "06:42");
/** Saturn in the eighth from the Moon. */
export const IN_1953 = born("Rajahmundry", RAJAHMUNDRY, "27/03/1953", "10:50");

/** What explains an answer, each sentence once, of the rules or the fields that are asked for. */
export const reasonTexts = (
  reasons: readonly { readonly rule: string; readonly about: string; readonly text: string }[] = [],
  isWanted: (rule: string, about: string) => boolean = () => true,
): readonly string[] => [
  ...new Set(reasons.filter(({ rule, about }) => isWanted(rule, about)).map(({ text }) => text)),
];
