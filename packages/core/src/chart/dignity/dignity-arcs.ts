import type { Graha, Rasi } from "../../ids.ts";

/** Degrees of a sign, the first included, the last not. */
export interface Arc {
  readonly rasi: Rasi;
  readonly fromDeg: number;
  readonly toDeg: number;
}

export interface DignityArcs {
  readonly exalted: Arc;
  readonly moolatrikona: Arc;
  readonly own: readonly Rasi[];
}

const arc = (rasi: Rasi, fromDeg = 0, toDeg = 30): Arc => ({ rasi, fromDeg, toDeg });

/**
 * Exaltation: BPHS ch. 3, v. 49-50; moolatrikona and own signs: v. 51-54. The Moon and Mercury are exalted in
 * the sign that is also their moolatrikona, so there the degrees decide; every other exaltation takes its
 * whole sign, and debilitation the whole seventh sign from it.
 *
 * Nodes: BPHS ch. 47, v. 34-39 (Santhanam), which notes Kanya and Meena as the own signs by another opinion.
 * Other books differ (exaltation in Mithuna and Dhanu); the wire needs one answer and this is Parashara's.
 */
export const DIGNITY_ARCS: Readonly<Record<Graha, DignityArcs>> = {
  sun: { exalted: arc("mesha"), moolatrikona: arc("simha", 0, 20), own: ["simha"] },
  moon: { exalted: arc("vrishabha", 0, 3), moolatrikona: arc("vrishabha", 3, 30), own: ["karka"] },
  mars: { exalted: arc("makara"), moolatrikona: arc("mesha", 0, 12), own: ["mesha", "vrischika"] },
  mercury: { exalted: arc("kanya", 0, 15), moolatrikona: arc("kanya", 15, 20), own: ["mithuna", "kanya"] },
  jupiter: { exalted: arc("karka"), moolatrikona: arc("dhanu", 0, 10), own: ["dhanu", "meena"] },
  venus: { exalted: arc("meena"), moolatrikona: arc("tula", 0, 15), own: ["vrishabha", "tula"] },
  saturn: { exalted: arc("tula"), moolatrikona: arc("kumbha", 0, 20), own: ["makara", "kumbha"] },
  rahu: { exalted: arc("vrishabha"), moolatrikona: arc("mithuna"), own: ["kumbha"] },
  ketu: { exalted: arc("vrischika"), moolatrikona: arc("dhanu"), own: ["vrischika"] },
};
