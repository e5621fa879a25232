import { signedDegrees } from "../../angle/degrees.ts";
import type { Graha } from "../../ids.ts";

/**
 * Degrees from the Sun within which a graha is burnt: Surya Siddhanta 9.6-8 and, for the Moon, 10.1, where
 * they are degrees of time; taken here, as almanacs do, as degrees of longitude. Mercury and Venus have a smaller one
 * when retrograde. The Sun and the nodes are never burnt.
 */
const ORBS_DEG: Readonly<Partial<Record<Graha, { readonly direct: number; readonly retrograde: number }>>> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
};

/** Degrees from the Sun, the orb itself included; undefined for those that are never combust. */
export function combustionOrbDeg(graha: Graha, retrograde: boolean): number | undefined {
  const orb = ORBS_DEG[graha];
  return retrograde ? orb?.retrograde : orb?.direct;
}

/** True if the graha is within its orb of the Sun, the orb itself included. */
export function isCombust(graha: Graha, longitudeDeg: number, sunLongitudeDeg: number, retrograde: boolean): boolean {
  const orbDeg = combustionOrbDeg(graha, retrograde);
  return orbDeg !== undefined && Math.abs(signedDegrees(longitudeDeg - sunLongitudeDeg)) <= orbDeg;
}
