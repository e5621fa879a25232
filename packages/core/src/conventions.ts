import type { Ayanamsa, BinduTable, DashaYear, NodeKind, PositionKind, SunriseKind } from "./ids.ts";

/**
 * Everything on which almanacs differ, as one value. It travels whole through every function that needs
 * any part of it; nothing below `answers` supplies a default.
 */
export interface Conventions {
  readonly ayanamsa: Ayanamsa;
  readonly node: NodeKind;
  readonly positions: PositionKind;
  readonly sunrise: SunriseKind;
  readonly dashaYear: DashaYear;
  readonly bindus: BinduTable;
}
