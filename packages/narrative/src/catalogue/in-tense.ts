const EITHER = /\{([^{}|]*)\|([^{}|]*)\}/gu;

/** A text with both tenses, "money {goes|went}", in one of them. */
export const inTense = (told: string, past: boolean): string => told.replace(EITHER, past ? "$2" : "$1");
