import type { WireReason } from "@vedanga/contract";
import { type Chart, moonOfBirth, moonReasons, payaReason, rasiCharacter } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { wireReasons } from "../wire/wire-reasons.ts";

/** What the star and the sign of the Moon give a person by name. */
export function moonNature(chart: Chart, { match, names }: Catalogue) {
  const moon = moonOfBirth(chart.grahas.moon.longitudeDeg);
  return {
    gana: match.gana[moon.gana],
    yoni: match.yoni[moon.yoni],
    vasya: match.vasya[moon.vasya],
    nadi: match.nadi[moon.nadi],
    varna: match.varna[moon.varna],
    paya: match.paya[payaReason(chart).facts.paya],
    tatva: names.tattva[rasiCharacter(moon.rasi).tattva],
  };
}

/** Why, for the fields of the same names below a path. */
export function moonNatureReasons(path: string, chart: Chart, words: Catalogue): WireReason[] {
  const { gana, yoni, vasya, nadi, varna, tattva } = moonReasons(chart);
  const because = (field: string, reason: typeof gana): WireReason[] =>
    wireReasons(`${path}${field}`, [reason], words.kundli.reasons, words);
  return [
    ...because("gana", gana),
    ...because("yoni", yoni),
    ...because("vasya", vasya),
    ...because("nadi", nadi),
    ...because("varna", varna),
    ...wireReasons(`${path}paya`, [payaReason(chart)], words.match.reasons, words),
    ...because("tatva", tattva),
  ];
}
