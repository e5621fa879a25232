const WIRE = /^(\d+) (\d+)'(\d+)"$/;

/** `24° 14′ 06″` of the wire's `24 14'06"`; anything else unchanged. */
export const formatAyanamsa = (wireText: string): string => wireText.replace(WIRE, "$1° $2′ $3″");
