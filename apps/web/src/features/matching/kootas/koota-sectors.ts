import type { MatchedKoota } from "#api/wire/matches.ts";

/** Ten degrees for each of the 36 points. */
const DEG_PER_POINT = 10;
/** Clockwise from the top: the three smallest lie at the right, where their names stand below one another. */
const START_DEG = 60;

export interface KootaSector {
  readonly koota: MatchedKoota;
  /** Degrees clockwise from the top; what was given goes from `fromDeg` to `givenDeg`. */
  readonly fromDeg: number;
  readonly givenDeg: number;
  readonly toDeg: number;
}

/** The pieces of the wheel, each as wide as what its koota can give. */
export function kootaSectors(kootas: readonly MatchedKoota[]): readonly KootaSector[] {
  let fromDeg = START_DEG;
  return kootas.map((koota) => {
    const sector = {
      koota,
      fromDeg,
      givenDeg: fromDeg + koota.points * DEG_PER_POINT,
      toDeg: fromDeg + koota.full * DEG_PER_POINT,
    };
    fromDeg = sector.toDeg;
    return sector;
  });
}

/** The angles at which the points of a sector part, its ends left out. */
export const pointEdges = ({ fromDeg, koota }: KootaSector): readonly number[] =>
  Array.from({ length: koota.full - 1 }, (_, index) => fromDeg + (index + 1) * DEG_PER_POINT);
