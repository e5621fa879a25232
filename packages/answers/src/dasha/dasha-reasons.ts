import type { WireReason } from "@vedanga/contract";
import { type Chart, dashaPartsReason, dashaReason, type Graha, type Vimshottari } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { wireReasons } from "../wire/wire-reasons.ts";

/** Why the dashas begin where they do: whose star the Moon was in at birth and how much of it was left. */
export const dashaReasons = (about: string, dashas: Vimshottari, { grahas }: Chart, words: Catalogue): WireReason[] =>
  wireReasons(about, [dashaReason(dashas, grahas.moon)], words.planet.reasons, words);

/** Why the antardashas of a mahadasha are as long as they are: in proportion to the years of their lords. */
export const partsReason = (about: string, lord: Graha, words: Catalogue): WireReason[] =>
  wireReasons(about, [dashaPartsReason(lord)], words.planet.reasons, words);
