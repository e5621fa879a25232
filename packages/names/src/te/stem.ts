const ENDING = /ం$/u;

/**
 * A noun as it is before another: కార్తీకం in కార్తీక మాసం, పశ్చిమం in పశ్చిమ దిక్కు. Nouns that do not end in -ం stay
 * unchanged.
 */
export const stem = (noun: string): string => noun.replace(ENDING, "");

/** శుక్రవారం to శుక్రవారానికి */
export const toNoun = (noun: string): string => noun.replace(ENDING, "ానికి");
