/** What is waited for longer than this may not come: a served part gives way without it, and the page says what is missing. */
export const LONGEST_HOLD_MS = 4000;
