import { normalizeDegrees } from "../angle/degrees.ts";
import { type Ayana, MASAS, type Masa, RITUS, type Ritu } from "../ids.ts";
import { itemAt } from "../item-at.ts";

/** The season of a lunar month: Chaitra and Vaishakha are Vasanta, and so by pairs. Taittiriya Samhita 4.4.11. */
export const rituOfMasa = (masa: Masa): Ritu => itemAt(RITUS, Math.floor(MASAS.indexOf(masa) / 2));

/**
 * The season of the Sun: sixty degrees of its tropical longitude each, Vasanta from 330, so that it is centred on the
 * equinox (Surya Siddhanta 14.10, there from Makara on). Drik Panchang prints this one; it differs from the season of the
 * month by up to a month and a half.
 */
export const rituOfTropicalSun = (tropicalSunDeg: number): Ritu =>
  itemAt(RITUS, Math.floor(normalizeDegrees(tropicalSunDeg + 30) / 60));

/**
 * The Sun's half of the year by its longitude: from Makara (270) to the end of Mithuna it goes north. Given a sidereal
 * longitude it is the almanacs' (Makara Sankranti to Karka Sankranti), given a tropical one the astronomical one, which
 * is about 24 days ahead. Surya Siddhanta ch. 14, v. 9.
 */
export const ayanaOfSun = (longitudeDeg: number): Ayana =>
  normalizeDegrees(longitudeDeg + 90) < 180 ? "uttarayana" : "dakshinayana";
