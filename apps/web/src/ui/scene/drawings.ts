import type { SacredPlaceId, SacredScene } from "@vedanga/sacred-places";

/** The address of every drawing in this folder; one that is added is found by its name. */
const FILES = import.meta.glob<string>("./*.svg", { query: "?no-inline", import: "default", eager: true });

/** The home page and its slides knew this drawing by the name of its town before the guide had a place of it. */
const NAMED_OTHERWISE: Partial<Record<SacredPlaceId, string>> = { ramanathaswamy: "rameswaram" };

/** The drawing of a place, `<id>.svg`, or of a part of it, `<id>-near.svg`; undefined if there is none yet. */
export function drawingOf(id: SacredPlaceId, scene: SacredScene): string | undefined {
  return FILES[`./${scene === "whole" ? (NAMED_OTHERWISE[id] ?? id) : `${id}-${scene}`}.svg`];
}
