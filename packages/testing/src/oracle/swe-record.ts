/** What every record of Swiss Ephemeris begins with: an instant, a place, and what both programs take from them. */
export interface SweRecord {
  readonly y: number;
  readonly m: number;
  readonly d: number;
  readonly ut: number;
  readonly lat: number;
  readonly lon: number;
  readonly jd: number;
  readonly ayanamsa: number;
  readonly deltaT: number;
}
