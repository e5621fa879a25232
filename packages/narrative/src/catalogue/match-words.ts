import type {
  ExcuseFacts,
  Gana,
  Koota,
  KootaFacts,
  KootaSchoolFacts,
  Nadi,
  Paya,
  PayaFacts,
  Porutham,
  PoruthamFacts,
  Rajju,
  Varna,
  VasyaClass,
  Yoni,
} from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** What a koota is called, and what it stands for in a few words. */
interface KootaWords {
  readonly name: string;
  readonly standsFor: string;
}

/** A sum of kootas with those that gave all they can and those that gave nothing. */
export interface MatchSum<Part> {
  readonly points: number;
  readonly full: readonly Part[];
  readonly none: readonly Part[];
}

export type MatchFacts = KootaFacts & KootaSchoolFacts & ExcuseFacts & PoruthamFacts & PayaFacts;

/** Two births compared. */
export interface MatchWords {
  readonly gana: Readonly<Record<Gana, string>>;
  readonly yoni: Readonly<Record<Yoni, string>>;
  readonly nadi: Readonly<Record<Nadi, string>>;
  readonly varna: Readonly<Record<Varna, string>>;
  readonly vasya: Readonly<Record<VasyaClass, string>>;
  readonly rajju: Readonly<Record<Rajju, string>>;
  readonly paya: Readonly<Record<Paya, string>>;
  readonly koota: Readonly<Record<Koota, KootaWords>>;
  readonly porutham: Readonly<Record<Porutham, KootaWords>>;
  readonly ashtakoota: (sum: MatchSum<Koota>) => string;
  readonly dashakoota: (sum: MatchSum<Porutham>) => string;
  readonly reasons: RuleWords<MatchFacts>;
}
