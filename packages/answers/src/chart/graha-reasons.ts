import type { WireReason } from "@vedanga/contract";
import {
  aspectReasons,
  type Chart,
  type Graha,
  type GrahaPlacement,
  type PlacementReasons,
  placementReasons,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { wireReasons } from "../wire/wire-reasons.ts";

/** Why a graha has its condition in its sign. */
export const dignityReasons = (
  about: string,
  { dignity: { reasons } }: GrahaPlacement,
  words: Catalogue,
): WireReason[] => wireReasons(about, reasons, words.planet.reasons, words);

/** Why it is what it is for the lagna. */
export const natureReasons = (about: string, { nature: { reasons } }: GrahaPlacement, words: Catalogue): WireReason[] =>
  wireReasons(about, reasons, words.planet.reasons, words);

/** What it looks at, who looks at it and who is with it, each for the field that shows it; those without one are left out. */
export function sightReasons(
  chart: Chart,
  graha: Graha,
  words: Catalogue,
  fields: { readonly sees?: string; readonly seenBy: string; readonly joined?: string },
): WireReason[] {
  const { sees, seenBy, joined } = aspectReasons(chart, graha);
  const fieldReasons = [
    [fields.joined, joined],
    [fields.sees, sees],
    [fields.seenBy, seenBy],
  ] as const;
  return fieldReasons.flatMap(([field, reason]) =>
    field === undefined ? [] : wireReasons(field, [reason], words.planet.reasons, words),
  );
}

/** Why the plain figures of a graha are what they are, each for the field named for it; those without a field are left out. */
export function placementWireReasons(
  chart: Chart,
  graha: Graha,
  words: Catalogue,
  fields: Readonly<Partial<Record<keyof PlacementReasons, string>>>,
): WireReason[] {
  const { combustion, motion, avastha, nakshatraLord } = placementReasons(chart, graha);
  const fieldReasons = [
    [fields.combustion, combustion],
    [fields.motion, motion],
    [fields.avastha, avastha],
    [fields.nakshatraLord, nakshatraLord],
  ] as const;
  return fieldReasons.flatMap(([field, reason]) =>
    field === undefined ? [] : wireReasons(field, [reason], words.planet.reasons, words),
  );
}
