import type { Citation } from "../../citation.ts";
import type { AnyVarga, Rasi } from "../../ids.ts";
import { degreesInRasi, rasiAt, rasiIndex, rasiOf } from "../zodiac/rasi.ts";
import { VARGA_RULES } from "./varga-rules.ts";

/** The sign of a sidereal longitude in the divisional chart `varga`. A part includes its first point, not its last. */
export const vargaRasi = (varga: AnyVarga, longitudeDeg: number): Rasi =>
  rasiAt(VARGA_RULES[varga].signOf(rasiIndex(rasiOf(longitudeDeg)), degreesInRasi(longitudeDeg)));

/** Text, chapter and verse of a divisional chart. */
export const vargaSource = (varga: AnyVarga): Citation => VARGA_RULES[varga].source;
