import type { Citation } from "../../citation.ts";
import { type ChartYoga, GRAHAS, type Graha, type LuminousGraha, type Rasi } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import type { Bond } from "./chart-view.ts";
import type { YogaPartFacts } from "./yoga-part.ts";

type GreatPerson = { readonly rasi: Rasi; readonly house: number };
type Second = { readonly second: readonly Graha[] };
type Twelfth = { readonly twelfth: readonly Graha[] };
type BoundLords = {
  readonly bond: Bond;
  readonly housesOfFirst: readonly number[];
  readonly housesOfSecond: readonly number[];
};
/** The house it rules and the house it is in. */
type LordOfLoss = { readonly ruled: number; readonly house: number };
type Exchange = { readonly houses: readonly number[] };

/** The facts of each combination. */
interface FactsOfYoga {
  readonly ruchaka: GreatPerson;
  readonly bhadra: GreatPerson;
  readonly hamsa: GreatPerson;
  readonly malavya: GreatPerson;
  readonly sasa: GreatPerson;
  readonly gajakesari: { readonly houseFromMoon: number; readonly isByParashara: boolean };
  readonly sunapha: Second;
  readonly anapha: Twelfth;
  readonly durudhara: Second & Twelfth;
  readonly kemadruma: Readonly<Record<never, never>>;
  readonly adhi: { readonly housesFromMoon: readonly number[] };
  readonly partial_adhi: {
    readonly grahas: readonly Graha[];
    readonly housesFromMoon: readonly number[];
    readonly absent: readonly Graha[];
  };
  readonly amala: { readonly tenthFrom: "lagna" | "moon" };
  readonly chandra_mangala: { readonly rasi: Rasi };
  readonly shakata: { readonly houseFromJupiter: number };
  readonly budha_aditya: { readonly rasi: Rasi; readonly isMercuryCombust: boolean };
  readonly vesi: Second;
  readonly vosi: Twelfth;
  readonly ubhayachari: Second & Twelfth;
  readonly dharma_karmadhipati: BoundLords;
  readonly raja: BoundLords;
  readonly dhana: BoundLords;
  readonly harsha: LordOfLoss;
  readonly sarala: LordOfLoss;
  readonly vimala: LordOfLoss;
  readonly maha_parivartana: Exchange;
  readonly khala_parivartana: Exchange;
  readonly dainya_parivartana: Exchange;
}

/** The combinations with one reason of their own; the others have a reason for each of their conditions. */
type PlainYoga = keyof FactsOfYoga;

export type YogaFacts = { readonly [Yoga in PlainYoga as `yoga.${Yoga}`]: FactsOfYoga[Yoga] } & YogaPartFacts & {
    readonly "yoga.kemadruma_cancelled": {
      readonly how: "with_moon" | "kendra_from_moon" | "kendra_from_lagna";
      readonly house: number;
      readonly houseFromMoon: number;
    };
    readonly "yoga.neecha_bhanga_by": NeechaBhanga;
  };

type NeechaBhanga = { readonly by: LuminousGraha; readonly rasi: Rasi; readonly house: number } & (
  | {
      readonly how: "lord_of_sign_in_kendra" | "lord_of_exaltation_in_kendra" | "exalted_in_this_sign_in_kendra";
      /** Not for the Moon herself. */
      readonly houseFromMoon?: number;
      readonly kendraFrom: readonly ("lagna" | "moon")[];
    }
  | { readonly how: "lord_of_sign_joins" | "lord_of_sign_sees" }
);
export type YogaReason = Reason<YogaFacts>;

/** A combination that a chart has. */
export interface FoundYoga {
  readonly yoga: ChartYoga;
  /** The grahas that make it, in the order of the tables. */
  readonly grahas: readonly Graha[];
  /** The rule with its facts and text; where several conditions make it, each of them. */
  readonly reasons: readonly YogaReason[];
  /** What takes its effect away; empty if nothing does. Only Kemadruma and Daridra have such rules here. */
  readonly cancelledBy: readonly YogaReason[];
}

export const because = reasonMaker<YogaFacts>();

/** The combinations that bring a reason for each of their conditions. */
export type ComposedYoga = Exclude<ChartYoga, PlainYoga>;

/** A yoga with a reason for each of its conditions. */
export const composed = (
  yoga: ComposedYoga,
  grahas: readonly Graha[],
  reasons: readonly YogaReason[],
  cancelledBy: readonly YogaReason[] = [],
): FoundYoga => ({ yoga, grahas: GRAHAS.filter((graha) => grahas.includes(graha)), reasons, cancelledBy });

/** A yoga with one reason, which speaks of the first who makes it. */
export function found<Yoga extends PlainYoga>(
  yoga: Yoga,
  grahas: readonly Graha[],
  source: Citation,
  facts: YogaFacts[`yoga.${Yoga}`],
  cancelledBy: readonly YogaReason[] = [],
): FoundYoga {
  // Which of the union it is stays open in here, and the compiler asks for all of them at once.
  const reason = because(`yoga.${yoga}` as const, facts, source, itemAt(grahas, 0)) as YogaReason;
  return { yoga, grahas, reasons: [reason], cancelledBy };
}
