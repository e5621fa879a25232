/**
 * Midnight beginning 18 February 3102 BCE (Julian): the epoch of Kaliyuga by the midnight system of the Surya
 * Siddhanta (Reingold & Dershowitz, Calendrical Calculations, 10.1: R.D. -1132959).
 */
const KALI_EPOCH_JD = 588465.5;

/**
 * Days since the epoch of Kaliyuga, with the part of the day. Give the Julian day of the place's own clock to count
 * its own midnights, as almanacs do; given in Universal Time it counts those of Greenwich.
 */
export const aharganaDays = (jd: number): number => jd - KALI_EPOCH_JD;
