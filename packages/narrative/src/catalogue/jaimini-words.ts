import type { ArudhaFacts, CharaKarakaId, KarakaFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** The karakas and the padas of Jaimini. */
export interface JaiminiWords {
  readonly karaka: Readonly<Record<CharaKarakaId, { readonly name: string; readonly signifies: string }>>;
  readonly reasons: RuleWords<KarakaFacts & ArudhaFacts>;
}
