import type { WireReason } from "@vedanga/contract";
import { type Chart, dashaReason, type Vimshottari } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { wireReasons } from "./wire-reasons.ts";

/** Why the dashas begin where they do: whose star the Moon was in at birth and how much of it was left. */
export const dashaReasons = (
  about: string,
  dashas: Vimshottari,
  { grahas }: Chart,
  { planet, names }: Catalogue,
): WireReason[] => wireReasons(about, [dashaReason(dashas, grahas.moon)], planet.reasons, names);
