import type { ConventionRequest, ConventionsUsed } from "@vedanga/contract";
import type { Conventions } from "@vedanga/core";

/** What an answer is reckoned by where the request does not say otherwise. */
export const DEFAULT_CONVENTIONS: Conventions = {
  ayanamsa: "lahiri",
  node: "mean",
  positions: "apparent",
  sunrise: "limb",
  dashaYear: "365.25",
};

export const conventionsOf = (request: ConventionRequest): Conventions => ({
  ayanamsa: request.ayanamsa ?? DEFAULT_CONVENTIONS.ayanamsa,
  node: request.node ?? DEFAULT_CONVENTIONS.node,
  positions: request.positions ?? DEFAULT_CONVENTIONS.positions,
  sunrise: request.sunrise ?? DEFAULT_CONVENTIONS.sunrise,
  dashaYear: request.dasha_year ?? DEFAULT_CONVENTIONS.dashaYear,
});

/** The same conventions under their names on the wire. */
export const conventionsUsed = ({ dashaYear, ...others }: Conventions): ConventionsUsed => ({
  ...others,
  dasha_year: dashaYear,
});
