/** A time in which the offset of a zone does not change. Seconds since 1970 UTC; the end is excluded. */
export interface Stretch {
  readonly startS: number;
  readonly endS: number;
  /** Seconds east of UTC. */
  readonly offsetS: number;
  /** How much of it summer or war time adds to standard time; never negative. */
  readonly savedS: number;
}
