import type { Graha, KpFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Why Krishnamurti's houses begin where they do, and by whom each degree is ruled. */
export type KpWords = RuleWords<KpFacts, Graha | "lagna">;
