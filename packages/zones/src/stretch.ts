/** A time through which the clocks of a zone stood unchanged. Seconds since 1970 UTC; the end is no longer of it. */
export interface Stretch {
  readonly startS: number;
  readonly endS: number;
  /** Seconds east of UTC. */
  readonly offsetS: number;
  /** How much of it summer or war time adds to standard time; never negative. */
  readonly savedS: number;
}
