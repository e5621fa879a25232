import type { LuminousGraha } from "../../ids.ts";
import { part, type StrengthReason } from "./strength-facts.ts";

/** From the strongest by nature. */
const BY_NATURE: readonly LuminousGraha[] = ["sun", "moon", "venus", "jupiter", "mercury", "mars", "saturn"];

/** Natural strength: sevenths of a rupa, the Sun seven of them, Saturn one. BPHS 27.14. */
export const naisargikaBala = (graha: LuminousGraha): StrengthReason =>
  part(graha, "strength.nature", (60 * (7 - BY_NATURE.indexOf(graha))) / 7, 14, {});
