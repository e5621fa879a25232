import type { Conventions } from "@vedanga/core/src/conventions.ts";
import type { NodeKind, SunriseKind } from "@vedanga/core/src/ids.ts";
import type { Sky } from "@vedanga/core/src/sky.ts";
import { realEphemeris } from "../sky/real-ephemeris.ts";

/** The ephemeris under test. */
const ephemeris = realEphemeris;

/** By conventions given whole. */
export const skyBy = (conventions: Conventions): Sky => ({ ephemeris, conventions });

/** The product's own conventions, and those of the Swiss Ephemeris files. */
export const lahiriSky = (node: NodeKind, sunrise: SunriseKind = "limb"): Sky => ({
  ephemeris,
  conventions: {
    ayanamsa: "lahiri",
    node,
    positions: "apparent",
    sunrise,
    dashaYear: "365.25",
    bindus: "varahamihira",
  },
});

/** Spica at 180 degrees. */
export const chitraSky = (positions: "apparent" | "true", sunrise: SunriseKind = "centre"): Sky => ({
  ephemeris,
  conventions: {
    ayanamsa: "true_chitra",
    node: "true",
    positions,
    sunrise,
    dashaYear: "solar",
    bindus: "varahamihira",
  },
});
