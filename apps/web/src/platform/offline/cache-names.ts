/**
 * The caches of the product, beside those of the charts cast in the browser, whose names begin with `vedanga-cast-`. The
 * worker fills the first two, the page the others.
 */
export const SHELL_CACHE = "vedanga-shell";

/** The build follows: files of another are of no use. */
export const FILES_CACHE = "vedanga-files-";

/** What is the same for everybody: the days of a city, festivals, words. */
export const DAYS_CACHE = "vedanga-days";

/** The id of a person who is kept on this device follows. One cache for each, so that one step erases all that is about them. */
export const PERSON_CACHE = "vedanga-person-";

/** A file of the charts cast in the browser. */
export const OF_CASTING = /\/assets\/cast[-.]/;
