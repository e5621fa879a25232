import type { ConventionRequest, ConventionsUsed } from "@vedanga/contract";
import type { Conventions } from "@vedanga/core";

/** The conventions of an answer when the request names none. */
export const DEFAULT_CONVENTIONS: Conventions = {
  ayanamsa: "lahiri",
  node: "mean",
  positions: "apparent",
  sunrise: "limb",
  dashaYear: "365.25",
  bindus: "varahamihira",
};

export const conventionsOf = (request: ConventionRequest): Conventions => ({
  ayanamsa: request.ayanamsa ?? DEFAULT_CONVENTIONS.ayanamsa,
  node: request.node ?? DEFAULT_CONVENTIONS.node,
  positions: request.positions ?? DEFAULT_CONVENTIONS.positions,
  sunrise: request.sunrise ?? DEFAULT_CONVENTIONS.sunrise,
  dashaYear: request.dasha_year ?? DEFAULT_CONVENTIONS.dashaYear,
  bindus: request.bindus ?? DEFAULT_CONVENTIONS.bindus,
});

/** The same conventions under their names on the wire. */
export const conventionsUsed = ({ dashaYear, bindus, ...others }: Conventions): ConventionsUsed => ({
  ...others,
  dasha_year: dashaYear,
  bindus,
});
