import { AYANAMSAS, type ConventionsUsed, NODE_KINDS, POSITION_KINDS, SUNRISE_KINDS } from "@vedanga/contract";

/** Everything on which almanacs of a day differ, by the names the calls have for it. */
export const CONVENTION_VALUES = {
  ayanamsa: AYANAMSAS,
  node: NODE_KINDS,
  positions: POSITION_KINDS,
  sunrise: SUNRISE_KINDS,
  /** The moon that ends a month: not a parameter of any call, because every answer names the month by both. */
  months: ["amanta", "purnimanta"],
} as const;

export type ConventionName = keyof typeof CONVENTION_VALUES;
export const CONVENTION_NAMES: readonly ConventionName[] = ["ayanamsa", "sunrise", "months", "positions", "node"];

/** Those that a call takes. */
export const CALL_CONVENTIONS = [
  "ayanamsa",
  "sunrise",
  "positions",
  "node",
] as const satisfies readonly ConventionName[];

export type ConventionChoice = { readonly [name in ConventionName]: (typeof CONVENTION_VALUES)[name][number] };

/** What the calls take if nothing is sent. */
export const DEFAULT_CONVENTIONS: ConventionChoice = {
  ayanamsa: "lahiri",
  node: "mean",
  positions: "apparent",
  sunrise: "limb",
  months: "amanta",
};

export const isSameChoice = (a: ConventionChoice, b: ConventionChoice): boolean =>
  CONVENTION_NAMES.every((name) => a[name] === b[name]);

/** A choice with some rules as they are by default. */
export const withUsual = (choice: ConventionChoice, names: readonly ConventionName[]): ConventionChoice => ({
  ...choice,
  ...Object.fromEntries(names.map((name) => [name, DEFAULT_CONVENTIONS[name]])),
});

/** Whether an answer was calculated by these conventions: those that differ from the default, and the default for the rest. */
export function isComputedBy(asked: Partial<ConventionsUsed> | undefined, used: ConventionsUsed): boolean {
  const { months: _, ...usual } = DEFAULT_CONVENTIONS;
  const answered = new Map<string, string>(Object.entries(used));
  return Object.entries({ ...usual, ...asked }).every(([name, value]) => answered.get(name) === value);
}

/** What differs from the default, as parameters of an address. */
export function conventionParameters(choice: ConventionChoice): Partial<Record<ConventionName, string>> {
  return Object.fromEntries(
    CONVENTION_NAMES.filter((name) => choice[name] !== DEFAULT_CONVENTIONS[name]).map((name) => [name, choice[name]]),
  );
}

/** The same as parameters of a call. */
export function callParameters({ ayanamsa, node, positions, sunrise }: ConventionChoice): Partial<ConventionsUsed> {
  const usual = DEFAULT_CONVENTIONS;
  return {
    ...(ayanamsa !== usual.ayanamsa && { ayanamsa }),
    ...(sunrise !== usual.sunrise && { sunrise }),
    ...(positions !== usual.positions && { positions }),
    ...(node !== usual.node && { node }),
  };
}

const among = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

/** The choice some parameters make, the rest by default; null if none of them is a convention. */
export function conventionsFrom(parameters: URLSearchParams): ConventionChoice | null {
  if (!CONVENTION_NAMES.some((name) => parameters.has(name))) return null;
  return {
    ayanamsa: among(AYANAMSAS, parameters.get("ayanamsa"), DEFAULT_CONVENTIONS.ayanamsa),
    node: among(NODE_KINDS, parameters.get("node"), DEFAULT_CONVENTIONS.node),
    positions: among(POSITION_KINDS, parameters.get("positions"), DEFAULT_CONVENTIONS.positions),
    sunrise: among(SUNRISE_KINDS, parameters.get("sunrise"), DEFAULT_CONVENTIONS.sunrise),
    months: among(CONVENTION_VALUES.months, parameters.get("months"), DEFAULT_CONVENTIONS.months),
  };
}
