/** An angle cut into degrees, minutes and seconds; the sign applies to the whole. */
export interface Sexagesimal {
  readonly sign: 1 | -1;
  readonly degrees: number;
  /** 0 to 59 */
  readonly minutes: number;
  /** 0 to 59, whole */
  readonly seconds: number;
}

/**
 * Cuts an angle to whole seconds, dropping the rest: an angle just short of a sign's end must not be
 * printed as belonging to the next sign, which is why almanacs cut rather than round.
 */
export function toSexagesimal(angleDeg: number): Sexagesimal {
  // A millionth of a second guards against 30°00'00" stored as 29.999999999999996.
  const totalSeconds = Math.floor(Math.abs(angleDeg) * 3600 + 1e-6);
  return {
    sign: angleDeg < 0 ? -1 : 1,
    degrees: Math.floor(totalSeconds / 3600),
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  };
}
